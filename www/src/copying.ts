/* What can be copied in each room. Fetched when somebody opens the menu. */

import { asBFile, asList, asTable, bibtex, plain, type Source } from './cite';
import type { Copy } from './elements/copy';
import type { Client } from './engine/client';
import type { Explorer } from './explorer';
import texts from './i18n/en/copy.ftl?raw';
import { grouped, learn, text } from './i18n/index';
import { linkOf } from './link';
import { type Question, toHash } from './question';
import { spare } from './state';

declare const GRUNDYSCOPE_VERSION: string;

learn(texts);

/** Values that are copied at most. */
const MOST = 100_000;
/** Characters of what is copied that the menu shows. */
const GLANCE = 26;

/** What a room has to be copied. */
export interface Copied {
  /** What it is about, for a citation. */
  title: string;
  question: Question;
  /** The answer, plain digits, where there is one. */
  answer?: string | undefined;
  /** The sequence that is shown, where the room has one. */
  explorer?: Explorer | undefined;
  client: Client;
}

export function copies({ title, question, answer, explorer, client }: Copied): Copy[] {
  const url = linkOf(question);
  const source: Source = { title, url, version: GRUNDYSCOPE_VERSION, date: new Date() };
  const picture = explorer?.picture;
  // From 0 on, where there are few enough to be here.
  const here = explorer?.sight.shown?.points?.values;
  return [
    ...(answer === undefined ? [] : [item('answer', answer)]),
    ...(picture ? values(picture.game.game, picture.game.first, picture.last, here, client) : []),
    ...(picture ? [{ ...item('notation', picture.game.game), apart: true }] : []),
    { ...item('link', url), glance: cut(toHash(spare(question))) },
    { ...item('bibtex', bibtex(source)), apart: true },
    item('plain', plain(source)),
  ];
}

/** A text of one line, with how it begins. */
function item(id: string, what: string): Copy {
  const line = what.split('\n', 1)[0] ?? '';
  return { id, name: text(`copy-item-${id}`), glance: cut(line), text: what };
}

function cut(line: string): string {
  return line.length > GLANCE ? `${line.slice(0, GLANCE - 1)}…` : line;
}

/** The values as they are shown, in three ways to write them. */
function values(
  game: string,
  first: number,
  last: number,
  here: Uint32Array | undefined,
  client: Client,
): Copy[] {
  const to = Math.min(last, first + MOST - 1);
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
