/* Registers the elements that every room has; a room registers its own. */
import './answer';
import './batch';
import './chart';
import './facts';
import './field';
import './histogram';
import './mex';
import './picker';
import './player';
import './progress';
import './reasons';
import './strip';
import './table';
import './theme';
