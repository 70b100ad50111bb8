/** A game of the catalogue, and the names that requests may use instead of its notation. */
export interface NamedGame {
  /** Its notation. */
  game: string;
  /** Only letters and digits of a name count: "dawsons-chess" is also "Dawson's Chess". */
  names: string[];
}

/** The catalogue of games, family by family, followed by further games that have a name. Each
 * notation occurs once. */
export function games(): NamedGame[];
/** The game of a notation or a name: its canonical notation, and the ranges of its indices. An
 * error points at the place (`at`) where the family of the notation is known. */
export function game(request: { game: string }): GameInfo;
