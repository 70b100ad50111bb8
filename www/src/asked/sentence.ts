/* What a typed text means: a position, or what else, and where that is shown. Loaded when it is
 * asked. */

import type { SumName, TypedOffer, TypedQuestion } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { text } from '../i18n/index';
import { toHash } from '../question/question';
import { BOARD_EXAMPLES } from '../question/typed/board';
import { plainDigits } from '../question/typed/names';
import { sumOf } from '../question/typed/sums';
import { roomFor } from '../rooms/needs';
import { linkFor } from '../rooms/places';
import { componentsOf } from '../ruleset/components-of';
import { componentName, positionName, positionRules } from '../ruleset/position-name';
import { best } from '../ui/match';
import { called, contestsCalled, type Entry, type Found, inside, placeEntries } from './contests';
import { type Link, outcomeFar } from './far';
import {
  type Chip,
  chipsOf,
  type Drawing,
  drawing,
  endingDoubt,
  examples,
  type LeftOut,
  leftOut,
} from './read-as';
import { type ReadQuestion, readTyped } from './read-typed';

/** How a text was read. */
export interface Sentence extends Drawing {
  /** The position, in the engine's notation; undefined if it is none that is clear. */
  position: string | undefined;
  misere: boolean;
  /** The text with the other ending, if it says one. */
  turned?: string | undefined;
  sum: SumName | undefined;
  /** Whether it is clear and no position that can be played. */
  isOther: boolean;
  /** What it is if it is no position. */
  said: string;
  /** Why this may not be what is meant; empty if it is. */
  doubt: string;
  /** Whether it is only the nearest meaning of a text that is not clear. */
  isUnsure?: true;
  leftOut?: LeftOut | undefined;
  /** The parts of the text; or the nearest positions, or else what may be typed. */
  chips: Chip[];
  /** Whether nothing is like it. */
  isUnlike?: true;
  /** The other positions that it may be. */
  besides: Chip[];
  /** Where games, numbers and the like are shown. */
  links: Link[];
  /** Who wins a position that is too large to be played, and its nim-sum where that decides. */
  outcome?: 'P' | 'N';
  value?: string;
  /** Its winning moves, each with the position that it leaves. */
  moves: Link[];
}

const NOTHING: Sentence = {
  ...{ position: undefined, misere: false, sum: undefined, isOther: false, said: '', doubt: '' },
  ...{ chips: [], besides: [], links: [], moves: [], ...drawing },
};

/** Undefined if the text means nothing, or the engine does not read sentences. */
export async function understood(ask: Ask, typed: string): Promise<Sentence | undefined> {
  const contests = contestsCalled(typed);
  if (contests.length) return elsewhere('problem', contests);
  const read = await readTyped(ask, typed).catch(() => undefined);
  // A game in misère play is shown by a position.
  const entries = read?.best && !read.best.question.misere ? [] : placeEntries();
  const places = called(typed, entries);
  if (places.length) return elsewhere('place', places);
  if (!read) return undefined;
  const offers = read.best ? [read.best, ...read.others] : read.others;
  // The heaps of a list are a position, whatever else its numbers may be.
  const heaps = read.best && offers.find(isPosition);
  const [nearest] = offers;
  if (!read.best && nearest && isPosition(nearest)) return unsure(ask, typed, nearest, offers);
  if (heaps) return clear(ask, typed, read, heaps);
  const example = read.best?.question.kind === 'board' && BOARD_EXAMPLES[read.best.question.text];
  // What cannot be read of a board is not its example.
  const shown = /[\d(){}[\]]/.test(typed) ? { position: undefined } : {};
  if (example) return { ...NOTHING, ...positionOf(example, example), ...shown };
  // A sign may be a power, or a sum of nimbers.
  const alike = read.others.filter(({ question }) => question.kind === 'nimber');
  const links = await linksTo(ask, read.best ? [read.best, ...alike] : offers);
  if (read.best) {
    const said = meaning(read.best.question, links);
    return { ...NOTHING, isOther: true, said, leftOut: leftOut(typed, read.best), links };
  }
  links.push(...placesLike(typed, entries, !offers.length));
  const chips = offers.flatMap(positionChip);
  if (chips.length || links.length) return { ...NOTHING, leftOut: leftOut(typed, offers[0]), chips, links };
  const heapsOnly = numbersIn(typed);
  return heapsOnly ? { ...NOTHING, chips: heapsOnly } : { ...NOTHING, chips: examples(), isUnlike: true };
}

const isPosition = ({ question }: TypedOffer): boolean => question.kind === 'position';

/** A position, with the other meanings beside it. */
async function clear(ask: Ask, typed: string, read: ReadQuestion, heaps: TypedOffer): Promise<Sentence> {
  const { text: position, misere, sum } = heaps.question;
  // The other ending is chosen beside the field.
  const all = heaps === read.best ? await chipsOf(ask, typed, read) : [];
  const chips = all.filter(({ turns }) => !turns);
  const doubt = endingDoubt(typed, heaps);
  const saysEnding = doubt || read.spans.some(({ what }) => what === 'ending');
  const turned = saysEnding ? all.find(({ turns }) => turns)?.text : undefined;
  const others = [...(read.best ? [read.best] : []), ...read.others].filter((offer) => offer !== heaps);
  const links = await besideHeaps(ask, others);
  const besides = others.flatMap(positionChip);
  const left = { doubt, leftOut: leftOut(typed, heaps), chips, besides, links };
  return { ...NOTHING, position, misere, turned, sum: sumOf(sum), ...left };
}

/** The nearest meaning of a text that is not clear: it is answered, and said not to be certain. */
async function unsure(ask: Ask, typed: string, nearest: TypedOffer, offers: TypedOffer[]): Promise<Sentence> {
  const { text: position, misere, sum } = nearest.question;
  const doubt = text('read-unsure');
  const links = await linksTo(ask, offers);
  const chips = offers.flatMap(positionChip);
  const said = { isUnsure: true as const, doubt, leftOut: leftOut(typed, nearest), chips, links };
  return { ...NOTHING, position, misere, sum: sumOf(sum), ...said };
}

/** What is clear and not here. */
const elsewhere = (kind: string, found: readonly Found[]): Sentence => ({
  ...NOTHING,
  ...{ isOther: true, said: text('read-means', { kind, part: '' }), links: found.map(linkOf) },
});

/** The places like a text; or those that a short text names, if it means nothing else. */
function placesLike(typed: string, entries: readonly Entry[], isAlone: boolean): Link[] {
  const like = best(typed, entries, GAMES).map(({ found }) => found);
  const found = like.length || !isAlone || typed.length > SHORT ? like : inside(typed, entries);
  return found.slice(0, GAMES).map(linkOf);
}

const linkOf = ({ name: label, href, about }: Found): Link => ({ label, href, about });

/** The several numbers of a text, such as one in another language, as heaps of nim. */
function numbersIn(typed: string): Chip[] | undefined {
  const sizes = plainDigits(typed).match(/\d+/g) ?? [];
  if (sizes.length < 2 || sizes.length > MOST || NO_HEAPS.test(typed)) return undefined;
  return positionOf(`nim:{${sizes}}`, sizes.join(' ')).chips;
}

/** A position that is too large to be played, by `outcomeFar`; `read` is how it was read. */
export async function farOutcome(
  ask: Ask,
  position: string,
  misere = false,
  sum: SumName = 'disjunctive',
  read: Sentence = NOTHING,
): Promise<Sentence> {
  const { said: _, ...found } = await outcomeFar(ask, position, misere, sum);
  // Here a power is a heap, and no calculation.
  const words = read.isOther ? NOTHING : read;
  return { ...words, position, misere, sum, isOther: true, ...found };
}

/** What a text is that is no position. */
function meaning({ kind, text: meant }: TypedQuestion, links: readonly Link[]): string {
  if (links.length === 0 && kind === 'terms') return text('search-terms-unknown');
  if (links.length === 0 && kind === 'sequence') return text('search-oeis-unknown', { number: meant });
  return text('read-means', { kind, part: meant });
}

function positionChip({ question: { kind, text: position, misere } }: TypedOffer): Chip[] {
  if (kind !== 'position') return [];
  return positionOf(position, misere ? `${position}, ${text('read-typed-loses')}` : position).chips;
}

/** A position with its chip, which writes it so. */
function positionOf(position: string, written: string): Pick<Sentence, 'position' | 'chips'> {
  const label = positionName(componentsOf(position));
  return { position, chips: [{ label, text: written, from: written.length, to: written.length }] };
}

const linksTo = async (ask: Ask, offers: readonly TypedOffer[]): Promise<Link[]> =>
  (await Promise.all(offers.map((offer) => linksOf(ask, offer).catch(() => [])))).flat();

/** Beside heaps, a game of which they are the first values is not one that they are heaps of. */
const besideHeaps = async (ask: Ask, offers: readonly TypedOffer[]): Promise<Link[]> => {
  const terms = offers.filter(({ question }) => question.kind === 'terms');
  const others = offers.filter((offer) => !terms.includes(offer));
  const games = (await linksTo(ask, terms)).map((link) => ({
    ...link,
    label: text('read-values', { game: link.label }),
  }));
  return [...games, ...(await linksTo(ask, others))];
};

/** The most heaps of the nearest position. */
const MOST = 8;
/** A long text, parts of formulas, and words such as 3x4. */
const NO_HEAPS = /.{80}|\(|\d\.\d|[+*/^=<>_]|\p{Script=Latin}\d|\d\p{Script=Latin}/u;
/** The length of a text that asks about one thing. */
const SHORT = 48;
/** The most games with the terms of a sequence, and the most places. */
const GAMES = 3;

async function linksOf(ask: Ask, { question }: TypedOffer): Promise<Link[]> {
  const { kind, text: meant, n } = question;
  const link = (label: string, about: string | undefined, ...place: Parameters<typeof linkFor>) => {
    const href = linkFor(...place);
    return href ? [{ label, href, about }] : [];
  };
  const ofGame = (game: string, need: 'sequence' | 'table', n = {}) => {
    const [{ rule } = {}] = positionRules([{ game, cells: [] }]);
    return link(componentName(game), rule, need, { game, ...n });
  };
  const ofHeap = (game: string, n: string) =>
    link(positionName([{ game, cells: [n] }]), undefined, 'position', { heaps: `${game}:{${n}}` });
  const games = (names: readonly (string | undefined)[]) =>
    [...new Set(names)].flatMap((game) => (game ? ofGame(game, 'sequence') : []));
  switch (kind) {
    case 'game':
      return [
        ...ofGame(meant, 'sequence', n ? { n } : {}),
        ...(n && !meant.startsWith('coins:') ? ofHeap(meant, n) : []),
      ];
    case 'table':
      return ofGame(meant, 'table');
    case 'nimber': {
      const { value } = (await ask('nimber', { expression: meant })).answer;
      const how = meant.includes('^') ? 'power' : /[*/a-z]/.test(meant) ? 'other' : 'sum';
      const expression = meant.replaceAll('+', ' ⊕ ').replaceAll('*', ' ⊗ ');
      const about = text('search-nimber-about', { how });
      return link(text('search-nimber', { expression, value }), about, 'nimber', { e: meant });
    }
    case 'representation': {
      const name = text(`rooms-${roomFor('representation')?.id}`);
      return link(`${name} ${meant}`.trim(), undefined, 'representation', meant ? { n: meant } : {});
    }
    case 'problem': {
      const { answer } = await ask('catalogue', {});
      const named = (id: string) => id === meant || text(`problem-${id}-source`).endsWith(` ${meant}`);
      const found = answer.find(({ id }) => named(id));
      if (!found) return contestsCalled(`PE ${meant}`).map(linkOf);
      const question = { problem: found.id, arguments: n ? { n } : {}, view: {} };
      return [{ label: text(`problem-${found.id}-name`), href: toHash(question) }];
    }
    case 'terms': {
      const terms = meant.split(',').map(Number);
      const { answer } = await ask('recognise', { terms });
      const known = games(answer.map(({ game }) => game));
      if (known.length || terms.length < 4) return known.slice(0, GAMES);
      const codes = (await ask('recogniseOctal', { terms })).answer;
      return games(codes.map(({ codes: [code] }) => code?.game)).slice(0, GAMES);
    }
    case 'sequence': {
      const { answer } = await ask('knownSequences', {});
      return games(answer.filter(({ oeis }) => oeis === meant).map(({ game }) => game));
    }
    default:
      return [];
  }
}
