/* Strips, stairs, trees and graphs with their style sheet and texts, for the page. */

import 'texts:diagrams';
import '../../boards/diagrams.css';
import '../../boards/graph';
import '../../boards/stairs';
import '../../boards/strip';
import '../../boards/tree';
