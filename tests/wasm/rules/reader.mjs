// A place in a list of tokens, with the questions that every part of the parser asks.
import { RuleSyntaxError } from './tokens.mjs';
import { LONGEST_NAME, RESERVED } from './words.mjs';

export class Reader {
  constructor(tokens) {
    this.tokens = tokens;
    this.next = 0;
  }

  /** The token `ahead` tokens after the next one. */
  peek(ahead = 0) {
    return this.tokens[Math.min(this.next + ahead, this.tokens.length - 1)];
  }

  /** Whether these words and signs follow. */
  sees(...texts) {
    return texts.every((text, ahead) => this.peek(ahead).text === text && text !== '');
  }

  /** Whether a name follows, `ahead` tokens after the next one. */
  seesName(ahead = 0) {
    const { kind, text } = this.peek(ahead);
    return kind === 'word' && !RESERVED.has(text);
  }

  /** Skips these words and signs if they follow; tells whether they did. */
  skip(...texts) {
    const found = this.sees(...texts);
    if (found) this.next += texts.length;
    return found;
  }

  expect(text) {
    if (!this.skip(text)) this.fail(`“${text}” is missing`);
  }

  take() {
    const token = this.peek();
    this.next += 1;
    return token;
  }

  name() {
    if (!this.seesName()) this.fail('a name is missing');
    if (this.peek().text.length > LONGEST_NAME) this.fail(`a name has at most ${LONGEST_NAME} letters`);
    return this.take().text;
  }

  number() {
    if (this.peek().kind !== 'number') this.fail('a number is missing');
    return Number(this.take().text);
  }

  fail(message, token = this.peek()) {
    throw new RuleSyntaxError(message, token.at);
  }

  /** The result of `read`; if it fails, undefined, and nothing is read. */
  attempt(read) {
    const start = this.next;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RuleSyntaxError)) throw error;
      this.next = start;
      return undefined;
    }
  }
}
