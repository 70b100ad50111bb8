/* The items of the menu of each room. Loaded when the menu opens for the first time. */

import 'texts:copy';
import type { Client } from '../engine/client';
import { asBFile, asList, asTable, bibtex, plain, type Source } from '../export/cite';
import { grouped, text } from '../i18n/index';
import { linkOf, withoutDefaults } from '../question/parameters';
import { type Question, toHash } from '../question/question';
import { nameFor } from '../rooms/needs';
import { linkFor, playLink } from '../rooms/places';
import { isWritten, ruleOf } from '../ruleset/rule';
import type { Item } from '../ui/menu';
import type { SequenceModel } from './model';

declare const GRUNDYSCOPE_VERSION: string;

/** The largest number of values to copy. */
const MAX_VALUES = 100_000;
/** The number of characters that the menu shows of each item. */
const GLANCE = 26;

/** What a room offers. */
export interface MenuSource {
  /** The title of a citation. */
  title: string;
  question: Question;
  /** The answer in plain digits, if there is one. */
  answer?: string | undefined;
  /** The sequence, if the room shows one. */
  sequence?: SequenceModel | undefined;
  client?: Client | undefined;
  /** A position to play, if it is none of the sequence's game. */
  heaps?: string | undefined;
  /** Other texts to copy, with their names. */
  texts?: readonly (readonly [name: string, text: string | (() => Promise<string>)])[];
}

export function items({
  title,
  question,
  answer,
  sequence: model,
  client,
  heaps,
  texts = [],
}: MenuSource): Item[] {
  const url = linkOf(question);
  const source: Source = { title, url, version: GRUNDYSCOPE_VERSION, date: new Date() };
  const loaded = model?.loaded;
  // From 0 on, if all values are loaded.
  const here = model?.viewport.shown?.points?.values;
  return [
    ...(answer === undefined ? [] : [item('answer', answer)]),
    ...texts.map(([name, text]) => ({ id: name, name, text })),
    ...(loaded && client ? values(loaded.game.game, loaded.game.first, loaded.last, here, client) : []),
    ...(loaded ? [{ ...item('notation', loaded.game.game), apart: true }] : []),
    { ...item('link', url), glance: cut(toHash(withoutDefaults(question))) },
    { ...item('bibtex', bibtex(source)), apart: true },
    item('plain', plain(source)),
    ...(loaded && nameFor('sequence') !== question.problem ? ways(loaded.game.game, heaps) : []),
    ...parts(),
  ];
}

/** From a sequence to its game: on a board, and as a program. */
function ways(game: string, heaps: string | undefined): Item[] {
  const rule = ruleOf(game);
  const play = heaps ? linkFor('match', { heaps }) : playLink(game);
  const shown = rule && isWritten(rule);
  const code = shown ? linkFor('sequence', { game, n: '100' }, { code: 'python' }) : undefined;
  const way = (name: string, link: string | undefined) =>
    link ? [{ id: name, name, act: () => location.assign(link) }] : [];
  return [...way(text('copy-play'), play), ...way(text('copy-code'), code)].map((one, at) => ({
    ...one,
    apart: at === 0,
  }));
}

/** The parts of the page that are marked for it: their names, and the way there. */
function parts(): Item[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-menu]')].map((part, at) => {
    const control = part.querySelector<HTMLElement>('summary, select') ?? part;
    const name = part.ariaLabel ?? control.innerText;
    return { id: name, name, act: () => reveal(part, control), apart: at === 0 };
  });
}

/** Opens a part and whatever it is folded in, and moves the focus to it. */
function reveal(part: HTMLElement, control: HTMLElement): void {
  for (let at: HTMLElement | null = part; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** A text of one line, with its beginning as the preview. */
function item(id: string, what: string): Item {
  const line = what.split('\n', 1)[0] ?? '';
  return { id, name: text(`copy-item-${id}`), glance: cut(line), text: what };
}

function cut(line: string): string {
  return line.length > GLANCE ? `${line.slice(0, GLANCE - 1)}…` : line;
}

/** The values in view, in three formats. */
function values(
  game: string,
  first: number,
  last: number,
  here: Uint32Array | undefined,
  client: Client,
): Item[] {
  const to = Math.min(last, first + MAX_VALUES - 1);
  const at = (list: Uint32Array) => list.subarray(first, to + 1);
  const get = async () => {
    if (here && here.length > to) return at(here);
    return at((await client.ask('sequence', { game, n: to })).answer);
  };
  const begin = here ? at(here) : new Uint32Array();
  const range = { from: first, to: grouped(String(to)) };
  return [
    {
      id: 'list',
      name: text('copy-values', range),
      glance: cut(asList(begin.subarray(0, 12))),
      text: async () => asList(await get()),
    },
    {
      id: 'table',
      name: text('copy-item-table', range),
      glance: text('copy-glance-table'),
      text: async () => asTable(await get(), first),
    },
    {
      id: 'b-file',
      name: text('copy-item-b-file', range),
      glance: `${first} ${begin[0] ?? 0}`,
      text: async () => asBFile(await get(), first),
    },
  ];
}
