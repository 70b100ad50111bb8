// Checks the gallery's statements about games with the engine. Add an entry for each new exhibit.
import { readFileSync } from 'node:fs';
import { equal, ok, same } from './assert.mjs';
import { golden } from './rows.mjs';

const read = (path) => readFileSync(new URL(`../../www/src/${path}`, import.meta.url), 'utf8');

/** Id, notation and n of every exhibit, read from the page's source. */
function exhibits() {
  const rows = read('ruleset/exhibits.ts').matchAll(/\{ id: '([^']+)', game: '([^']+)', n: '(\d+)'/g);
  return Array.from(rows, ([, id, game, n]) => ({ id, game, n: Number(n) }));
}

const ones = (n) => n.toString(2).replaceAll('0', '').length;
const twos = (n) => n.toString(2).length - n.toString(2).replace(/0+$/, '').length;

/** A period proved by the values up to the exhibit's n. */
function proved(preperiod, period, saltus = 0) {
  return ({ found }) => {
    equal(found.status, 'proved', 'status');
    same([found.preperiod, found.period, found.saltus], [preperiod, period, saltus]);
  };
}

/** A repetition from the first index that breaks at `at`. */
function broken(period, at) {
  return ({ found, values }) => {
    equal(found.status, 'none', 'status');
    same(found.broken, { preperiod: 0, period, saltus: 0, brokenAt: at });
    for (let n = period; n < at; n++) equal(values[n], values[n - period], `n = ${n}`);
    ok(values[at] !== values[at - period], `n = ${at}`);
  };
}

/** No repetition up to the exhibit's n. */
const unknown = ({ found }) => {
  same([found.status, found.broken], ['none', undefined]);
};

/** Values by a formula, from the first index on. */
const formula =
  (first, value) =>
  ({ values }) => {
    for (let n = first; n < values.length; n++) equal(values[n], value(n), `n = ${n}`);
  };

const all =
  (...claims) =>
  (given) => {
    for (const claim of claims) claim(given);
  };

const CLAIMS = {
  nim: formula(0, (n) => n),
  'one-to-three': all(
    proved(0, 4),
    formula(0, (n) => n % 4),
  ),
  late: proved(24, 11),
  'all-but': proved(0, 4, 2),
  'laskers-nim': all(
    proved(1, 4, 4),
    formula(1, (n) => [n, n, n, n + 1, n - 1][((n - 1) % 4) + 1]),
  ),
  'at-most-half': ({ values }) => {
    for (let n = 0; 2 * n + 1 < values.length; n++) equal(values[2 * n + 1], values[n], `n = ${n}`);
  },
  'at-least-half': all(
    formula(1, (n) => n.toString(2).length),
    ({ found }) => equal(found.criterion, 'closed-form'),
  ),
  'proper-divisors': formula(1, twos),
  'fibonacci-nim': ({ values }) => {
    const zeros = [...values.keys()].filter((n) => n > 0 && values[n] === 0);
    same(zeros, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
  },
  squares: broken(5, 25),
  triangular: broken(9, 36),
  fibonacci: broken(36, 144),
  factorials({ api, found, game, n }) {
    same([found.status, found.period, found.preperiod, found.checkedTo], ['observed', 25, 0, 5049]);
    const next = { game, n: n + 1 };
    broken(25, 5050)({ found: api.periodicity(next), values: api.sequence(next) });
  },
  primes: ({ values }) => same([...values.slice(0, 11)], [0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0]),
  'powers-of-2': all(
    formula(0, (n) => n % 3),
    ({ found }) => equal(found.status, 'observed'),
  ),
  kayles: proved(71, 12),
  'dawsons-chess': all(proved(52, 34), ({ found }) => equal(found.exceptionCount, 7)),
  'dawsons-kayles': all(proved(53, 34), ({ api, values }) => {
    const chess = api.sequence({ game: 'octal:0.137', n: values.length - 2 });
    same([...values.slice(1)], [...chess]);
  }),
  daisies: all(
    proved(1, 2),
    formula(1, (n) => (n % 2 ? 1 : 2)),
  ),
  'duplicate-kayles': all(proved(141, 24), ({ api, values }) => {
    const kayles = api.sequence({ game: 'octal:0.77', n: values.length });
    formula(1, (n) => kayles[Math.ceil(n / 2)])({ values });
  }),
  long: proved(5181, 1550),
  patience: proved(46578, 4),
  // The proof needs half a million values, in `npm run verify`; this checks the published table.
  far: all(unknown, () =>
    same(
      golden('octal-periods')
        .find(([code]) => code === '0.16')
        .slice(1, 3),
      ['105351', '149459'],
    ),
  ),
  'grundys-game': unknown,
  officers: all(unknown, ({ api }) => {
    for (const digit of '123457') {
      equal(api.periodicity({ game: `octal:0.${digit}`, n: 300 }).status, 'proved', `0.${digit}`);
    }
  }),
  treblecross: all(unknown, ({ api, values }) => {
    // The index counts squares: a strip of n squares is a heap of n + 2.
    const heaps = api.sequence({ game: 'octal:0.007', n: values.length + 1 });
    same([...values], [...heaps.slice(2)]);
  }),
  'three-heaps': ({ found }) => {
    same(
      [found.status, found.preperiod, found.period, found.saltus, found.neededTo],
      ['observed', 1, 3, 1, undefined],
    );
  },
  'mock-turtles'({ values }) {
    const odious = Array.from({ length: 400 }, (_, n) => n).filter((n) => ones(n) % 2);
    formula(1, (n) => odious[n - 1])({ values });
  },
  ruler: formula(1, (n) => 2 ** twos(n)),
  moebius: ({ values }) => same([...values.slice(1, 7)], [1, 2, 4, 8, 16, 31]),
  turnips: ({ values }) => {
    for (let n = 1; n < values.length; n++) {
      equal(values[n] === 0, !(n - 1).toString(3).includes('2'), `n = ${n}`);
    }
  },
  grunt: ({ api, values }) => {
    const grundy = api.sequence({ game: 'grundys-game', n: values.length - 2 });
    same([...values.slice(1)], [...grundy]);
  },
  'flipping-game': ({ api }) => {
    // The board is a product: its value is the nim-product of its sides' values.
    const { facts } = api.solve({ problem: 'flipping-game', n: '100' });
    const [height, width] = [facts.triangularAxis, facts.squareAxis];
    equal(api.nimber({ expression: `${height} * ${width}` }).value, facts.board);
  },
};

export function checkGallery(api, report) {
  const games = exhibits();
  report(trial('gallery: each exhibit has its claim and its texts', () => everyOne(games)));
  for (const { id, game, n } of games) {
    report(
      trial(`gallery: ${id}`, () => {
        equal(api.game({ game }).game, game, 'the notation is as the engine writes it');
        const [found, values] = [api.periodicity({ game, n }), api.sequence({ game, n })];
        CLAIMS[id]?.({ api, game, n, found, values });
      }),
    );
  }
}

function everyOne(games) {
  same(games.map(({ id }) => id).sort(), Object.keys(CLAIMS).sort());
  equal(new Set(games.map(({ game }) => game)).size, games.length, 'each game once');
  const texts = read('i18n/en/exhibits.ftl') + read('i18n/en/gallery.ftl');
  for (const { id } of games) {
    for (const key of [`exhibit-${id}`, `exhibit-${id}-why`]) ok(texts.includes(`\n${key} = `), key);
  }
}

function trial(name, run) {
  try {
    run();
    return { name };
  } catch (error) {
    return { name, error };
  }
}
