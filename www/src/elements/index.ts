/* Registers every element of the page. */
import './answer';
import './batch';
import './chart';
import './facts';
import './field';
import './game-field';
import './histogram';
import './mex';
import './picker';
import './player';
import './progress';
import './reasons';
import './strip';
import './table';
import './theme';
