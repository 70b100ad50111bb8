/*
 * The pictures of a sequence, with their texts. Loaded after the first answer, and by rooms that
 * show a sequence.
 */

import 'texts:views';
import './chart';
import './mex';
import '../ui/player';
import './strip';
