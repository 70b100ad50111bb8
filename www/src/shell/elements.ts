/*
 * Registers the elements that a first answer needs. sequence/elements.ts registers the views of a
 * sequence, and each room its own elements.
 */
import '../ui/answer';
import '../rooms/problems/facts';
import '../ui/field';
import '../rooms/problems/picker';
import '../ui/progress';
import '../ui/theme';
