/* The elements of every match; those of the boards are loaded with a game that has them. */

import '../../boards/move-list';
