/** The number that the parser reads, as plain decimal digits. The range is that of a problem's
 * parameter or, with `game`, from the game's first index to the last one that a window of its
 * sequence reaches. */
export function number(
  request: { text: NumberLike; problem: string; parameter: string } | { text: NumberLike; game: string },
): {
  value: string;
  digits: number;
};
