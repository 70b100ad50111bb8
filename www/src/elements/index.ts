/*
 * Registers the elements that a first answer needs. The views of a sequence are registered by views.ts; what only one room
 * has, by that room.
 */
import './answer';
import './facts';
import './field';
import './picker';
import './progress';
import './theme';
