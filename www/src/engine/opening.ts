/*
 * The first picture of a game in one request: the worker reads what was typed and, where that is
 * short work, computes what is drawn first.
 */

import { plain } from './cause';
import type { AskError, Calls, Opening, OpeningCalls, Progress } from './protocol';

/** The most values of a game whose values take time. */
const SLOW = 1000;

type Engines = Pick<Calls, 'game' | 'number' | 'histogram' | 'sequence' | 'periodicity' | 'explain'>;
type Engine = {
  [Name in keyof Engines]: (request: Calls[Name]['request'], progress: Progress) => Calls[Name]['answer'];
};

export function openingCalls(engine: Engine): OpeningCalls {
  return {
    opening({ game: typed, n: text, most, period, explanation }, progress): Opening {
      const game = engine.game({ game: typed }, progress);
      const read = { game, n: '', error: undefined as AskError | undefined };
      try {
        read.n = engine.number({ text, game: game.game }, progress).value;
      } catch (error) {
        return { ...read, error: plain(error) };
      }
      const last = Math.min(Number(read.n), Number(game.max));
      if (last > (game.cost === 'fast' ? most : Math.min(most, SLOW))) return read;
      const request = { game: game.game, n: last };
      const explained = { game: game.game, n: String(Math.min(last, Number(game.explainMax))) };
      return {
        ...read,
        period: period ? engine.periodicity(request, progress) : undefined,
        picture: {
          histogram: engine.histogram(request, progress),
          values: engine.sequence(request, progress),
        },
        explanation: explanation ? engine.explain(explained, progress) : undefined,
      };
    },
  };
}
