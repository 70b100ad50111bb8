// Sums of games: moves.
import { equal, ok, refused, same } from '../assert.mjs';

const MOVE = ['component', 'cell', 'from', 'move', 'to', 'componentValue', 'value', 'position'];

const only = ({ position }) => ({ position });

export const tests = {
  'moves: a sum of three games has its winning moves'(api) {
    const answer = api.moves({ position: '0.77:12 + take:squares:29 + nim:5' });
    equal(answer.position, 'octal:0.77:12 + take:squares:29 + nim:5');
    same([answer.value, answer.outcome, answer.remoteness % 2], [4, 'N', 1]);
    same(answer.components, [
      { game: 'octal:0.77', kind: 'heaps', cells: [12], values: [4], value: 4 },
      { game: 'take:squares', kind: 'heaps', cells: [29], values: [5], value: 5 },
      { game: 'nim', kind: 'heaps', cells: [5], values: [5], value: 5 },
    ]);
    same([answer.winningCount, answer.losingCount], [3, 19]);
    same(
      answer.winning.map(({ component, move, to }) => [component, move, to]),
      [
        [0, 2, [5, 5]],
        [1, 16, [13]],
        [2, 4, [1]],
      ],
    );
    equal(answer.winning[1].position, 'octal:0.77:12 + take:squares:13 + nim:5');
  },

  'moves: every move leads to its value, every refutation to 0'(api) {
    for (const position of [
      '0.77:12 + take:squares:29 + nim:5',
      'coins:ruler:{1,4,7}',
      'coins:mock-turtles:{2,5,6} + nim:{3,3}',
      'take:squares:{29,5} + grundys-game:9',
      'nim:{1,2,3}',
    ]) {
      const answer = api.moves({ position, list: 50 });
      const sum = answer.components.reduce((value, one) => value ^ one.value, 0);
      equal(answer.value, sum, `${position}: the nim-sum`);
      equal(answer.outcome, answer.value === 0 ? 'P' : 'N', `${position}: outcome`);
      equal(answer.remoteness % 2 === 0, answer.outcome === 'P', `${position}: remoteness`);
      equal(answer.winning.length, Math.min(50, answer.winningCount), `${position}: winning`);
      equal(answer.losing.length, Math.min(50, answer.losingCount), `${position}: losing`);
      for (const move of [...answer.winning, ...answer.losing]) {
        const names = Object.keys(move).filter((name) => name !== 'refutation');
        same(names, MOVE, `${position}: fields`);
        equal(move.from, answer.components[move.component].cells[move.cell], `${position}: cell`);
        if (move.position !== '') equal(valueAt(api, move.position), move.value, move.position);
      }
      for (const move of answer.winning) equal(move.value, 0, `${position}: wins`);
      for (const { value, refutation } of answer.losing) {
        ok(value > 0 && refutation.value === 0, `${position}: refuted`);
        same(Object.keys(refutation), MOVE, `${position}: fields of a refutation`);
        equal(valueAt(api, refutation.position), 0, refutation.position);
      }
    }
  },

  'moves: lists are cut, limits are errors'(api) {
    // Of long positions fewer moves are listed, for each has the position after it.
    const rule = `take:${Array.from({ length: 900 }, (_, i) => 1_000_000 + 2 * i).join(',')}`;
    const long = Array.from({ length: 100 }, () => `${rule}:1002000`).join(' + ');
    const { winning, losing, losingCount } = api.moves({ position: long, list: 10_000 });
    ok(losing.length + winning.length > 10 && losing.length < 100, `${losing.length} of ${losingCount}`);
    const none = api.moves({ position: 'nim:{1000,2000}', list: 0 });
    same([none.winning.length, none.losing.length], [0, 0]);
    equal(none.winningCount + none.losingCount, 3000);
    equal(api.moves({ position: 'nim:3000' }).losing.length, 100, 'a hundred by default');
    equal(api.moves({ position: 'nim:30000' }).remoteness, null, 'too many moves');
    equal(api.moves({ position: 'nim:{1,1}' }).remoteness, 2);
    equal(api.moves({ position: 'nim:0' }).remoteness, 0);
    // Heaps that break into many: the memory for options is limited too.
    equal(api.moves({ position: '0.77:5000', list: 1 }).remoteness, null);
    refused(() => api.moves({ position: 'coins:ruler:1000000' }), 'out-of-range', 'position');
    refused(() => api.moves({ position: 'nim:5', list: 10_001 }), 'out-of-range', 'list');
    refused(() => api.moves({ position: 'fibonacci-nim:5' }), 'no-sum', 'position');
    refused(() => api.moves({ position: '' }), 'empty', 'position');
    equal(refused(() => api.moves({ position: 'nim:5 + nim:x' }), 'not-a-number', 'position').at, 12);
    equal(refused(() => api.moves({ position: 'nim:{5' }), 'parentheses', 'position').at, 4);
  },

  'moves: boards are what they are in disguise'(api) {
    const component = (position) => api.moves({ position, list: 0 }).components[0];
    same(component('nimble:{1,4,4}'), {
      game: 'nimble',
      kind: 'strip',
      cells: [1, 4, 4],
      heaps: [1, 4, 4],
      values: [1, 4, 4],
      value: 1,
    });
    same(component('staircase:{3,0,2}').heaps, [3, 2]);
    same(component('northcott:8:{1-5,2-7}'), {
      game: 'northcott:8',
      kind: 'strip',
      cells: [1, 5, 2, 7],
      heaps: [3, 4],
      squares: 8,
      own: 'left',
      values: [3, 4],
      value: 7,
    });
    same(
      [component('silver-dollar:{1,4,$7}').dollar, component('silver-dollar:{1,4}').dollar],
      [2, undefined],
    );
    same(component('poker:2,1:{3}').bank, [2, 1]);
    same(component('coins:turning-turtles:{2,5}').heaps, [2, 5]);
    same(component('hackenbush:(()(()))').values, [4, 1, 2, 1]);
    same(component('graph:a>b,b>c,a>c@b').graph, {
      vertices: [
        { name: 'a', value: 2 },
        { name: 'b', value: 1 },
        { name: 'c', value: 0 },
      ],
      edges: [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
    });
    same(component('wythoff:(3,5)'), { game: 'wythoff', kind: 'cell', cells: [3, 5], values: [0], value: 0 });
    const { refutation, ...step } = api.moves({ position: 'staircase:{0,1}' }).losing[0];
    equal(refutation.position, 'staircase:{0,0}');
    same(step, {
      component: 0,
      cell: 1,
      from: 1,
      move: 1,
      to: [0],
      changes: [
        { cell: 1, from: 1, to: 0 },
        { cell: 0, from: 0, to: 1 },
      ],
      componentValue: 1,
      value: 1,
      position: 'staircase:{1,0}',
    });
    const { at, value } = refused(() => api.moves({ position: 'graph:a>b,b>a' }), 'cycle', 'position');
    same([at, value], [6, 'a → b → a']);
    const misere = api.moves({ position: 'nimble:{1,1} + nim:1', play: 'misere' });
    same([misere.outcome, misere.decidedBy, misere.components[0].genera], ['P', 'search', [null, null]]);
  },

  'boards: as games they are refused with a position to write, and brackets with what is missing'(api) {
    for (const [game, position] of [
      ['nimble', 'nimble:{1,4,4}'],
      ['Staircase Nim', 'staircase:{3,0,2}'],
      ["northcott's game", 'northcott:8:{1-5,2-7}'],
      ['silver dollar', 'silver-dollar:{1,4,7}'],
      ['poker:{3,5}', 'poker:{3,5}'],
      ['hackenbush (', 'hackenbush:(()(()))'],
      ['graph:a>b', 'graph:a>b,b>c,a>c@a'],
    ]) {
      const { allowed } = refused(() => api.game({ game }), 'unknown-game', 'game');
      same(allowed, { code: 'game-not-board', values: { position } }, game);
      api.moves({ position, list: 0 });
    }
    for (const [position, at, bracket] of [
      ['hackenbush:(', 11, ')'],
      ['nim:3 + hackenbush:(()(', 22, ')'],
      ['nim:{5', 4, '}'],
      ['nim:{5)', 6, '}'],
    ]) {
      const error = refused(() => api.moves({ position }), 'parentheses', 'position');
      same([error.at, error.allowed.values.closing], [at, bracket], position);
    }
  },

  'moves: sums with moves in several components'(api) {
    const moore = api.moves({ position: 'nim:{3,5,7}', sum: 'moore:2' });
    same([moore.sum, moore.outcome, moore.decidedBy, moore.columns], ['moore:2', 'N', 'moore', [2, 2, 3]]);
    for (const { position } of moore.winning)
      equal(api.moves({ position, sum: 'moore:2', list: 0 }).outcome, 'P', position);
    const position = 'nim:3 + kayles:{2,2} + nimble:{4}';
    for (const [sum, outcome] of [
      ['selective', 'N'],
      ['conjunctive', 'N'],
    ]) {
      const answer = api.moves({ position, sum, list: 20 });
      same([answer.outcome, answer.decidedBy], [outcome, sum]);
      same(
        answer.components.map((one) => one.outcome),
        ['N', 'P', 'N'],
        sum,
      );
      for (const move of answer.winning) equal(api.moves({ sum, list: 0, ...only(move) }).outcome, 'P');
      for (const { refutation } of answer.losing)
        equal(api.moves({ sum, list: 0, ...only(refutation) }).outcome, 'P');
    }
    refused(() => api.moves({ position: 'kayles:3', sum: 'moore:2' }), 'no-sum', 'position');
    refused(() => api.moves({ position: 'nim:3', sum: 'moore:0' }), 'out-of-range', 'position');
    refused(() => api.moves({ position: 'nim:3', sum: 'sideways' }), 'out-of-range', 'sum');
  },

  'moves: several components in misère play, with a reply unless the move is the last'(api) {
    const position = 'nim:1 + kayles:{1,2} + nimble:{1}';
    for (const sum of ['selective', 'conjunctive']) {
      const answer = api.moves({ position, sum, play: 'misere' });
      same([answer.play, answer.sum, answer.decidedBy], ['misere', sum, sum]);
      const outcome = (position) => api.moves({ position, sum, play: 'misere', list: 0 }).outcome;
      for (const { position } of answer.winning) equal(outcome(position), 'P', position);
      for (const { position, refutation } of answer.losing) {
        if (refutation) equal(outcome(refutation.position), 'P', position);
        else equal(api.moves({ position, sum, play: 'misere' }).winningCount, 0, position);
      }
    }
    const moore = (position) => api.moves({ position, sum: 'moore:2', play: 'misere' });
    same(
      [1, 2, 3, 4].map((ones) => moore(`nim:{${Array(ones).fill(1)}}`).outcome),
      ['P', 'N', 'N', 'P'],
    );
    same(moore('nim:1').losing, [{ steps: moore('nim:1').losing[0].steps, position: 'nim:0' }]);
  },

  'moves: misère play, decided or not'(api) {
    const play = 'misere';
    const nim = api.moves({ position: 'nim:{1,1,2}', play });
    same([nim.play, nim.outcome, nim.decidedBy], [play, 'N', 'nim']);
    same([nim.winningCount, nim.losingCount, nim.undecidedCount], [1, 3, 0]);
    same(nim.winning, [{ component: 0, cell: 2, from: 2, move: 1, to: [1], position: 'nim:{1,1,1}' }]);
    same(nim.components, [
      {
        game: 'nim',
        kind: 'heaps',
        cells: [1, 1, 2],
        genera: ['1^031', '1^031', '2^20'],
        tame: [true, true, true],
      },
    ]);
    equal(api.moves({ position: 'nim:{1,1,1}', play }).outcome, 'P');
    equal(api.moves({ position: 'nim:{1,1,1}', play: 'normal' }).outcome, 'N', 'normal play');
    equal(api.moves({ position: 'take:1,2,3:{2,3,9}', play }).decidedBy, 'tame');
    const kayles = api.moves({ position: 'kayles:{3,5,77}', play });
    same([kayles.outcome, kayles.decidedBy], ['N', 'kayles']);
    const { genera, tame } = kayles.components[0];
    same(
      [genera, tame],
      [
        ['3^31', '4^146', null],
        [true, false, false],
      ],
      'kayles of 5 and more is wild',
    );
    equal(api.moves({ position: 'kayles:9', play }).decidedBy, 'kayles-exception');
    equal(api.moves({ position: 'kayles:{5,7} + nim:3', play }).decidedBy, 'search');
    for (const { position } of kayles.winning) equal(api.moves({ position, play }).outcome, 'P', position);
    for (const { position } of kayles.losing) equal(api.moves({ position, play }).outcome, 'N', position);
    const single = api.misere({ game: 'kayles', n: 24 });
    for (let n = 0; n <= 24; n++) {
      const { outcome } = api.moves({ position: `kayles:${n}`, play, list: 0 });
      equal(outcome, single.values[n] === 0 ? 'P' : 'N', `kayles of ${n}`);
    }
    const far = api.moves({ position: 'guiles:{61,62,63}', play, list: 1 });
    ok(far.undecidedCount > 0 && far.undecided.length === 1, 'too long to play out');
    if (far.winningCount === 0) same([far.outcome, far.decidedBy], [null, null]);
    refused(() => api.moves({ position: 'treblecross:5', play }), 'no-sum', 'position');
    refused(() => api.moves({ position: 'nim:5', play: 'reverse' }), 'out-of-range', 'play');
    refused(() => api.moves({ position: 'nim:5', play: 1 }), 'wrong-type', 'play');
  },
};

function valueAt(api, position) {
  return api.moves({ position, list: 0 }).value;
}
