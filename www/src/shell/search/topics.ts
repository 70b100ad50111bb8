/* Words of the theory among the results, each with the place that shows it. */

import { text } from '../../i18n/index';
import { GAME } from '../../rooms/games/entry';
import { LAB, lab } from '../../rooms/lab/entry';
import { NIMBERS } from '../../rooms/nimbers/entry';
import type { Entry } from './found';

/** The link to a question in a room; undefined without that room. */
type Link = (name: string, given: Record<string, string>) => string | undefined;

const SMALL = { game: 'take:1,3,4', n: '30' };

/** The texts of a topic are topic-ID, topic-ID-about, and topic-ID-also with its other names. */
const TOPICS: Record<string, [room: string, given: Record<string, string>]> = {
  'who-wins': [GAME, SMALL],
  mex: [GAME, SMALL],
  'grundy-value': [GAME, SMALL],
  'p-position': [GAME, SMALL],
  'sprague-grundy': [NIMBERS, { e: '3+5' }],
  'nim-sum': [NIMBERS, { e: '7+12+29' }],
  'nim-product': [NIMBERS, { e: '6*7' }],
  'subtraction-game': [GAME, SMALL],
  'octal-game': [GAME, { game: 'octal:0.77', n: '200' }],
  'coin-turning': [GAME, { game: 'coins:mock-turtles', n: '128' }],
  tartan: [LAB, lab.usual],
  period: [GAME, { game: 'octal:0.77', n: '200' }],
  saltus: [GAME, { game: 'octal:4.(3)', n: '100' }],
};

export function topics(link: Link): Entry[] {
  return Object.entries(TOPICS).flatMap(([id, [room, given]]) => {
    const href = link(room, given);
    if (!href) return [];
    const name = text(`topic-${id}`);
    const about = text(`topic-${id}-about`);
    const names = [name, ...text(`topic-${id}-also`).split(', ')];
    return [{ names, about, found: { kind: 'topic' as const, name, sign: '', about, href } }];
  });
}
