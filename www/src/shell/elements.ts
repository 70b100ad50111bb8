/*
 * Registers the elements that a first answer needs. sequence/elements.ts registers the views of a
 * sequence, and each room its own elements.
 */
import '../rooms/problems/picker';
import '../ui/progress';
import '../ui/theme';
