/* Words of the theory among the results, each with the place that shows it. */

import { text } from '../../i18n/index';
import type { Need } from '../../rooms/definition';
import type { Entry, Link } from './entries';

const SMALL = { game: 'take:1,3,4', n: '30' };

/** The texts of a topic are topic-ID, topic-ID-about, and topic-ID-also with its other names. */
const TOPICS: Record<string, [need: Need, given?: Record<string, string>]> = {
  'who-wins': ['sequence', SMALL],
  mex: ['sequence', SMALL],
  'grundy-value': ['sequence', SMALL],
  'p-position': ['sequence', SMALL],
  'sprague-grundy': ['nimber', { e: '3+5' }],
  'nim-sum': ['nimber', { e: '7+12+29' }],
  'nim-product': ['nimber', { e: '6*7' }],
  'subtraction-game': ['sequence', SMALL],
  'octal-game': ['sequence', { game: 'octal:0.77', n: '200' }],
  'coin-turning': ['sequence', { game: 'coins:mock-turtles', n: '128' }],
  tartan: ['product'],
  period: ['sequence', { game: 'octal:0.77', n: '200' }],
  misere: ['position', { heaps: '1 1 1', play: 'misere' }],
  saltus: ['sequence', { game: 'octal:4.(3)', n: '100' }],
};

export function topics(link: Link): Entry[] {
  return Object.entries(TOPICS).flatMap(([id, [need, given]]) => {
    const href = link(need, given);
    if (!href) return [];
    const name = text(`topic-${id}`);
    const about = text(`topic-${id}-about`);
    const names = [name, ...text(`topic-${id}-also`).split(', ')];
    return [{ names, about, found: { kind: 'topic' as const, name, sign: '', about, href } }];
  });
}
