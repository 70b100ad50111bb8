/* What the lists of a room are drawn with, fetched when somebody opens the first. */

import '../elements/finds';
import '../styles/finds.css';
