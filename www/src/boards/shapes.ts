/* Strips, stairs, trees and graphs. */

import './graph';
import './stairs';
import './strip';
import './tree';
