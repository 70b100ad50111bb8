/** What is asked. `text` is in the engine's notation: a game on single heaps, a position as `moves`
 * takes it, a game on two numbers or a rule of several (`table`), the name of a board, an
 * expression as `nimber` takes it, a number or nothing (`representation`), first terms, a number of
 * the OEIS (`sequence`) or of Project Euler (`problem`). */
export interface TypedQuestion {
  kind:
    | 'game'
    | 'position'
    | 'table'
    | 'board'
    | 'nimber'
    | 'representation'
    | 'terms'
    | 'sequence'
    | 'problem';
  text: string;
  /** How far, as it was typed. */
  n?: string | undefined;
  aspect: 'values' | 'zeros' | 'count' | 'period';
  misere: boolean;
  /** How a sum is played, as `moves` takes it: `moore:2`. */
  sum?: string | undefined;
}

/** What an offer does not keep of the text's characters from..to: a word that was left out
 * (`ignored`), a name that was spelled otherwise, a number that the game does not have, a quotient
 * that is rounded, a game or a usual value that is assumed, or ^ as a power of nimbers. */
export interface TypedChange {
  why: 'ignored' | 'spelling' | 'number' | 'rounds-down' | 'game' | 'usual' | 'power' | 'ending';
  from: number;
  to: number;
}

export interface TypedOffer {
  question: TypedQuestion;
  /** Empty where the question is what was typed. */
  changed: TypedChange[];
}

/** What the text's characters from..to say: what is played or computed, the sizes of heaps, how
 * far, or whether the last move wins. */
export interface TypedSpan {
  what: 'subject' | 'heaps' | 'n' | 'ending';
  from: number;
  to: number;
}

/** What a text of at most 4,000 characters means: the best meaning, if it is clear but for what it
 * says to have changed, and at most three others; and which of its parts say what, but for a text
 * that is a notation as a whole. `words` is the table of a language, such as
 * `i18n/en/words.txt` of the page. A longer text has no meaning. */
export function readQuestion(request: { text: string; words: string }): {
  best?: TypedOffer | undefined;
  others: TypedOffer[];
  spans: TypedSpan[];
};
