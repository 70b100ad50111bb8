/* A position in a sentence, and what a text leads to that is no position. Loaded for such texts. */

import type { SumName, TypedOffer } from '../../engine/protocol';
import type { Ask } from '../../engine/task';
import { text } from '../../i18n/index';
import { sumOf } from '../../question/typed/sums';
import { componentsOf } from '../../ruleset/components-of';
import { componentName, positionName } from '../../ruleset/position-name';
import { type Chip, chipRow, chipsOf, putIn, readTyped } from '../../ruleset/read-as';
import { linkFor } from '../places';

/** How a sentence was read. */
export interface Sentence {
  /** In the engine's notation; undefined if nothing is clear. */
  position: string | undefined;
  misere: boolean;
  sum: SumName | undefined;
  /** The parts of the sentence, or the nearest positions. */
  chips: Chip[];
  /** Where games, numbers and the like are shown. */
  links: Array<{ label: string; href: string }>;
  row: typeof chipRow;
  putIn: typeof putIn;
}

/** Undefined if the text means nothing, or the engine does not read sentences. */
export async function understood(ask: Ask, typed: string): Promise<Sentence | undefined> {
  const read = await readTyped(ask, typed).catch(() => undefined);
  if (!read) return undefined;
  const question = read.best?.question;
  if (question?.kind === 'position') {
    // The other ending is chosen beside the field.
    const chips = (await chipsOf(ask, typed, read)).filter(({ turns }) => !turns);
    const sum = sumOf(question.sum);
    return { position: question.text, misere: question.misere, sum, chips, links: [], row: chipRow, putIn };
  }
  const offers = read.best ? [read.best] : read.others;
  const chips = offers.flatMap(positionChip);
  const links = (await Promise.all(offers.map((offer) => linksOf(ask, offer)))).flat();
  if (!chips.length && !links.length) return undefined;
  return { position: undefined, misere: false, sum: undefined, chips, links, row: chipRow, putIn };
}

function positionChip({ question: { kind, text: position, misere } }: TypedOffer): Chip[] {
  if (kind !== 'position') return [];
  const label = positionName(componentsOf(position));
  const written = misere ? `${position}, ${text('read-typed-loses')}` : position;
  return [{ label, text: written, from: written.length, to: written.length }];
}

async function linksOf(ask: Ask, { question }: TypedOffer): Promise<Sentence['links']> {
  const { kind, text: meant, n } = question;
  const link = (label: string, ...place: Parameters<typeof linkFor>) => {
    const href = linkFor(...place);
    return href ? [{ label, href }] : [];
  };
  const games = (names: readonly (string | undefined)[]) =>
    [...new Set(names)].flatMap((game) => (game ? link(componentName(game), 'sequence', { game }) : []));
  switch (kind) {
    case 'game':
      return link(componentName(meant), 'sequence', { game: meant, ...(n ? { n } : {}) });
    case 'table':
      return link(componentName(meant), 'table', { game: meant });
    case 'nimber':
      return link(meant, 'nimber', { e: meant });
    case 'representation':
      return meant ? link(meant, 'representation', { n: meant }) : [];
    case 'terms': {
      const { answer } = await ask('recognise', { terms: meant.split(',').map(Number) });
      return games(answer.map(({ game }) => game)).slice(0, 3);
    }
    case 'sequence': {
      const { answer } = await ask('knownSequences', {});
      return games(answer.filter(({ oeis }) => oeis === meant).map(({ game }) => game));
    }
    default:
      return [];
  }
}
