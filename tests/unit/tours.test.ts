import { describe, expect, test } from 'vitest';
import { fromHash, type Question } from '../../www/src/question/question';
import { stepAt, TOURS, type Tour } from '../../www/src/shell/tours/tours';

const tour = (id: string) => TOURS.find((one) => one.id === id) as Tour;
const question = (hash: string) => fromHash(hash) as Question;

describe('a tour', () => {
  test('each step is a question with a link', () => {
    for (const { steps } of TOURS) {
      for (const [place, step] of steps.entries()) {
        expect(fromHash(step), step).toBeDefined();
        for (const { id } of TOURS.filter((one) => one.steps.includes(step)))
          expect(stepAt(tour(id), 0, question(step))).toBe(place);
      }
    }
  });

  test('the step follows the question, also one that is typed', () => {
    const breaks = tour('breaks');
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=5050;at=9'))).toBe(1);
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=5,050'))).toBe(1);
    expect(stepAt(breaks, 2, question('#1/game?game=take:factorials&n=5049'))).toBe(0);
  });

  test('half typed, the step stays; elsewhere there is none', () => {
    const breaks = tour('breaks');
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=50'))).toBe(0);
    expect(stepAt(breaks, 1, question('#1/game?game=nim&n=50'))).toBeUndefined();
    expect(stepAt(breaks, 0, question('#1/nimbers?e=6*7'))).toBeUndefined();
    expect(stepAt(tour('large'), 0, question('#1/nim-square?n=29&heaps=3'))).toBe(0);
  });
});
