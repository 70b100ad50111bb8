/* What the search finds by words beside places: problems, games, sequences, each with its names. */

import { type Entry, type Found, type Link, PLACES } from '../../asked/contests';
import type { EqualCodes, GameInfo, KnownSequence, NamedGame, Problem } from '../../engine/protocol';
import { familyOf } from '../../grid/table-games';
import { text } from '../../i18n/index';
import { min } from '../../question/numbers';
import { withoutDefaults } from '../../question/parameters';
import { toHash } from '../../question/question';
import { roomFor } from '../../rooms/needs';
import { exhibitLink, linkFor } from '../../rooms/places';
import { equalCodes } from '../../ruleset/equal-codes';
import { exhibitOf, GALLERY } from '../../ruleset/exhibits';
import { ruleHeading, ruleSentence } from '../../ruleset/rule-words';
import { defaultQuestion } from '../arrival';

/** The n of links to coin games, whose values grow fast: the shortest of them ends at 32. */
const COINS = '30';

/** The games of tables that are searched by name. */
const TABLES = ['wythoff', 'wythoff:2', 'euclid', 'euclid-to-zero', 'dynamic:3'];

/** A sequence of the OEIS, with the game or the place that shows it. */
export function sequenceEntry({ oeis, name, game }: KnownSequence, link: Link): Entry {
  const place = PLACES.find((one) => one.name === oeis);
  const of = game ?? (place?.need === 'sequence' ? place.given?.game : undefined);
  const elsewhere = place && link(place.need, place.given);
  const found: Found = {
    kind: of || elsewhere ? 'sequence' : 'oeis',
    name: of ? nameOf(of) : name,
    sign: oeis,
    about: of ? name : elsewhere ? '' : text('search-at-oeis'),
    href: of ? gameLink(of) : (elsewhere ?? `https://oeis.org/${oeis}`),
    game: of,
  };
  return { names: [oeis], about: name, found };
}

/** Entries for two-heap games, which have a room of their own. */
export function tableEntries(link: Link): Entry[] {
  return TABLES.flatMap((game) => {
    const href = link('table', { game });
    if (!href) return [];
    const found = tableFound(game, href);
    const names = [found.name, game, ...text(`search-also-${familyOf(game)}`).split(', ')];
    return [{ names, about: found.about, found }];
  });
}

export function tableFound(game: string, href: string): Found {
  const family = familyOf(game);
  const [name, about] = [text(`search-table-${family}`), text(`search-why-${family}`)];
  return { kind: 'game', name, sign: game, about, href };
}

/** The gallery's name of a game, or its notation. */
function nameOf(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : game;
}

/** The default n of a sequence. */
const usualN = () => roomFor('sequence')?.usual?.n ?? '';

function gameLink(game: string, n = game.startsWith('coins:') ? COINS : usualN()): string {
  const exhibit = exhibitOf(game);
  return exhibit ? exhibitLink(exhibit) : (linkFor('sequence', { game, n }) ?? '');
}

export function gameFound({ game, max }: GameInfo): Found {
  const exhibit = exhibitOf(game);
  const name = exhibit ? nameOf(game) : ruleHeading(game);
  return {
    kind: 'game',
    name,
    sign: name === game ? '' : game,
    about: exhibit ? text(`exhibit-${exhibit.id}-why`) : ruleSentence(game),
    href: gameLink(game, min(usualN(), max)),
    game,
  };
}

/** Octal codes with the typed terms. */
export function codesFound({ codes, proved }: EqualCodes): Found {
  const [best, ...others] = codes;
  const game = best?.game ?? '';
  const known = proved ? 'proved' : 'compared';
  return {
    ...gameFound({ game, max: usualN() } as GameInfo),
    about: equalCodes(best?.shift === 0 ? others : codes, known),
  };
}

export function problemEntry(problem: Problem): Entry {
  const { id, games } = problem;
  const source = text(`problem-${id}-source`);
  const name = text(`problem-${id}-name`);
  const found: Found = {
    kind: 'problem',
    name,
    sign: source,
    about: '',
    href: toHash(withoutDefaults(defaultQuestion(problem))),
    game: games[0]?.game,
  };
  const number = /\d+$/.exec(source)?.[0];
  const short = number ? [`PE ${number}`, `Euler ${number}`, `P${number}`, number] : [];
  return { names: [name, id, source, ...short], about: text('search-kind-problem'), found };
}

export function exhibitEntries(named: readonly NamedGame[]): Entry[] {
  return GALLERY.filter(({ problem }) => !problem).map(({ id, game }) => {
    const others = named.find((one) => one.game === game)?.names ?? [];
    const about = text(`exhibit-${id}-why`);
    const found = gameFound({ game, max: usualN() } as GameInfo);
    return { names: [found.name, game, ...others], about, found };
  });
}

export function gameEntry({ game, names }: NamedGame): Entry {
  const found: Found = {
    kind: 'game',
    name: names[0] ?? ruleHeading(game),
    sign: game,
    about: ruleSentence(game),
    href: gameLink(game),
    game,
  };
  return { names: [game, ...names], about: text('search-kind-game'), found };
}
