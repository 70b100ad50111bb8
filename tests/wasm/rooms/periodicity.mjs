// Periods and far values: periodicity, value.
import { digits, equal, fields, ok, refused, same } from '../assert.mjs';

/** The value at an index, by the period of a table. */
function continued({ preperiod, period, saltus, certificate }, n) {
  const rounds = n < preperiod ? 0 : Math.floor((n - preperiod) / period);
  return certificate.table[n - rounds * period] + rounds * saltus;
}

/** The periods that are found quickly enough for every run. */
const SHORT = 1_000;

export const tests = {
  'periodicity: periods of octal games are those published'(api, { golden }) {
    let proved = 0;
    for (const [code, preperiod, period] of golden['octal-periods']) {
      const n = 2 * (Number(preperiod) + Number(period)) + 20;
      if (n > SHORT) continue;
      const game = `octal:${code}`;
      const found = api.periodicity({ game, n });
      equal(found.status, 'proved', `${code}: status`);
      same([found.preperiod, found.period, found.saltus], [Number(preperiod), Number(period), 0], code);
      equal(found.checkedTo, n, `${code}: checked to`);
      const { rules, table, rechecked, computed } = found.certificate;
      same([rechecked, table.length], [true, found.preperiod + found.period], code);
      // If no move breaks a heap, one repeated window of values proves the period.
      const breaks = /[4-7]/.test(code);
      equal(found.criterion, breaks ? 'guy-smith' : 'window-repetition', `${code}: criterion`);
      if (rules.kind === 'octal')
        equal(rules.digits.join('').replace(/^(.)/, '$1.'), code, `${code}: digits`);
      ok(computed > found.preperiod + found.period, `${code}: computed`);
      const values = api.sequence({ game, n: 3 * n });
      values.forEach((value, i) => {
        equal(value, continued(found, i), `${code} at ${i}`);
      });
      proved += 1;
    }
    ok(proved > 20, `${proved} octal games`);
  },

  'games with a proved period are continued by it'(api) {
    const codes = ['0.07', '0.137', '0.4', '0.17', '0.34', '0.115', '0.116', '0.117', '0.124', '0.15'];
    for (const game of codes.map((code) => `octal:${code}`)) {
      const n = 10_000_000;
      const { continued: known, ...found } = api.periodicity({ game, n });
      equal(found.status, 'proved', game);
      equal(found.certificate.rechecked, true, `${game}: checked`);
      const { preperiod, period, saltus, criterion } = found;
      const { from } = known;
      same(known, { from, preperiod, period, saltus, criterion }, game);
      ok(from >= found.certificate.computed && from <= 1_024, `${game}: ${from} values computed`);
      const values = api.sequence({ game, n });
      equal(values.length, n + 1, game);
      for (let at = 1; at <= n; at += 9_973) equal(values[at], continued(found, at), `${game} at ${at}`);
      const { counts, ...histogram } = api.histogram({ game, n });
      equal(
        counts.reduce((sum, count) => sum + count, 0),
        n + 1,
        `${game}: histogram`,
      );
      const { count, ...zeros } = api.zeros({ game, n });
      equal(histogram.values.includes(0) ? counts[0] : 0, count, `${game}: zeros`);
      const records = api.records({ game, n });
      equal(records.first.values.length, counts.length, `${game}: records`);
      const value = api.value({ game, n });
      equal(value.value, String(values[n]), `${game}: value`);
      for (const told of [histogram, zeros, records, value]) same(told.continued, known, game);
      equal(api.game({ game }).cost, 'fast', `${game}: cost`);
    }
    const squares = { game: 'take:squares', n: 1_000 };
    for (const name of ['histogram', 'records', 'zeros', 'value', 'periodicity'])
      equal('continued' in api[name](squares), false, name);
    equal(api.game({ game: 'take:squares' }).cost, 'slow', 'cost');
  },

  'periodicity: Kayles and Dawson’s Kayles have their proofs'(api, { golden }) {
    const kayles = api.periodicity({ game: 'octal:0.77', n: '200' });
    same([kayles.status, kayles.preperiod, kayles.period, kayles.saltus], ['proved', 71, 12, 0]);
    equal(kayles.certificate.rechecked, true, 'the certificate was checked again');
    same(kayles.certificate.rules, { kind: 'octal', digits: [0, 7, 7] });
    same(kayles.lastException, { index: 70, value: 6, expected: 2 });
    const dawson = api.periodicity({ game: 'octal:0.137', n: 200 });
    same([dawson.status, dawson.preperiod, dawson.period], ['proved', 52, 34]);
    for (const [code, period, first, indices] of golden['octal-exceptions']) {
      const found = api.periodicity({ game: `octal:${code}`, n: 500 });
      equal(found.period, Number(period), code);
      const listed = found.exceptions.map(({ index }) => index).filter((index) => index >= Number(first));
      same(listed, indices.split(' ').map(Number), `${code}: exceptions`);
      equal(found.exceptionCount, found.exceptions.length, `${code}: count`);
      same(found.lastException, found.exceptions.at(-1), `${code}: last`);
    }
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
