/* Strips, stairs, trees and graphs with their style sheet and texts, for the page. */

import '../../boards/diagrams.css';
import '../../boards/graph';
import '../../boards/stairs';
import '../../boards/strip';
import '../../boards/tree';
import texts from '../../i18n/en/diagrams.ftl?raw';
import { learn } from '../../i18n/index';

learn(texts);
