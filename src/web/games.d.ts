/** A game worth naming, and the names under which it may be asked for besides its notation. */
export interface NamedGame {
  /** Its notation. */
  game: string;
  /** Only letters and digits of a name count: "dawsons-chess" is also "Dawson's Chess". */
  names: string[];
}

/** Games worth naming, family by family, and after them those that only have a name. Every notation stands once. */
export function games(): NamedGame[];
/** What is understood by the notation or the name of a game: its notation as it is written back, and the ranges of its
 * indices. An error points at the place (`at`) where the family of the notation is known. */
export function game(request: { game: string }): GameInfo;
