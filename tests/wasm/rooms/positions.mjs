// Sums of games: moves.
import { equal, ok, refused, same } from '../assert.mjs';

const MOVE = ['component', 'cell', 'from', 'move', 'to', 'componentValue', 'value', 'position'];

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
};

function valueAt(api, position) {
  return api.moves({ position, list: 0 }).value;
}
