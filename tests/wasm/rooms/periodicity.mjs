// Periods and far values: periodicity, value.
import { digits, equal, fields, ok, refused, same } from '../assert.mjs';

/** The value at an index, by the period of a table. */
function continued({ preperiod, period, saltus, certificate }, n) {
  const rounds = n < preperiod ? 0 : Math.floor((n - preperiod) / period);
  return certificate.table[n - rounds * period] + rounds * saltus;
}

export const tests = {
  'games with a proved period are continued by it'(api) {
    const [game, n] = ['octal:0.137', 10_000_000];
    const { continued: known, ...found } = api.periodicity({ game, n });
    const { preperiod, period, saltus, criterion, certificate } = found;
    same(known, { from: known.from, preperiod, period, saltus, criterion });
    ok(known.from >= certificate.computed && known.from <= 1_024, `${known.from} values computed`);
    const values = api.sequence({ game, n });
    for (let at = 1; at <= n; at += 9_973) equal(values[at], continued(found, at), `${at}`);
    const answers = ['histogram', 'zeros', 'records', 'value'].map((name) => api[name]({ game, n }));
    for (const answer of answers) same(answer.continued, known);
    const [histogram, zeros, records, value] = answers;
    same([histogram.counts[0], records.first.values.length], [zeros.count, histogram.counts.length]);
    equal(value.value, String(values[n]));
    equal(api.game({ game }).cost, 'fast');
    const squares = { game: 'take:squares', n: 1_000 };
    for (const name of ['histogram', 'records', 'zeros', 'value', 'periodicity'])
      equal('continued' in api[name](squares), false, name);
    equal(api.game({ game: 'take:squares' }).cost, 'slow', 'cost');
  },

  'periodicity: Kayles has its proof'(api) {
    const kayles = api.periodicity({ game: 'octal:0.77', n: '200' });
    same([kayles.status, kayles.saltus, kayles.certificate.table.length], ['proved', 0, 83]);
    same(kayles.certificate.rules, { kind: 'octal', digits: [0, 7, 7] });
    same(kayles.lastException, { index: 70, value: 6, expected: 2 });
  },

  'periodicity: an observed period can break'(api) {
    // OEIS A014587: "The first counterexample is a(5050) = 4".
    const before = api.periodicity({ game: 'take:factorials', n: 5049 });
    same(before, {
      game: 'take:factorials',
      status: 'observed',
      checkedTo: 5049,
      preperiod: 0,
      period: 25,
      saltus: 0,
    });
    const after = api.periodicity({ game: 'take:factorials', n: 5050 });
    fields(after, ['game', 'status', 'checkedTo', 'broken'], 'broken');
    equal(after.status, 'none');
    same(after.broken, { preperiod: 0, period: 25, saltus: 0, brokenAt: 5050 });
    const early = api.periodicity({ game: 'octal:0.77', n: 150 });
    same([early.status, early.neededTo > 150], ['observed', true], 'Kayles, too early for a proof');
  },

  'periodicity: the other theorems apply to their families'(api) {
    const finite = api.periodicity({ game: 'take:1,2,5', n: 50 });
    same([finite.criterion, finite.period, finite.saltus], ['window-repetition', 3, 0]);
    same(finite.certificate.rules, { kind: 'finite-subtraction', set: [1, 2, 5] });
    const allBut = api.periodicity({ game: 'take:all-but:1,3', n: 50 });
    same([allBut.criterion, allBut.period, allBut.saltus], ['all-but', 2, 1]);
    same(allBut.certificate.rules, { kind: 'all-but', excluded: [1, 3] });
    const nim = api.periodicity({ game: 'octal:0.(3)', n: 50 });
    same([nim.status, nim.criterion, nim.period, nim.saltus], ['proved', 'all-but', 1, 1], 'nim, as a code');
    const lasker = api.periodicity({ game: 'octal:4.(3)', n: 50 });
    same([lasker.criterion, lasker.period, lasker.saltus], ['laskers-nim', 4, 4]);
    same(lasker.certificate.rules, { kind: 'repeating', digits: [4], tail: [3] });
    const closed = api.periodicity({ game: 'take:at-least-half', n: 50 });
    same([closed.status, closed.criterion], ['none', 'closed-form']);
    refused(() => api.periodicity({ game: 'take:at-least-half', n: '10^1000' }), 'out-of-range', 'n');
  },

  'value: far values follow from a period or a formula'(api) {
    const far = api.value({ game: 'octal:0.77', n: '10^1000' });
    same([far.game, far.n.length, far.source], ['octal:0.77', 1001, 'period']);
    const residue = Number(10n ** 1000n % 12n);
    equal(far.value, String(api.sequence({ game: 'octal:0.77', n: 71 + 24 })[72 + residue]), 'its residue');
    const half = api.value({ game: 'take:at-least-half', n: '10^1000' });
    same([half.value, half.source], ['3322', 'closed-form']);
    const near = api.value({ game: 'take:squares', n: 29n });
    same(near, { game: 'take:squares', n: '29', value: '5', source: 'computed' });
    const nim = api.value({ game: 'nim', n: '10^1000' });
    digits(nim.value, 'a value above 2^53');
    equal(nim.value, `1${'0'.repeat(1000)}`, 'nim');
    refused(() => api.value({ game: 'octal:0.77', n: '10^1000+1' }), 'out-of-range', 'n');
    refused(() => api.value({ game: 'take:squares', n: '10^1000' }), 'out-of-range', 'n');
  },
};
