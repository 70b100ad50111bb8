/* The element of the lists, with its texts. Loaded when the first list opens. */

import './list';
import './list.css';
