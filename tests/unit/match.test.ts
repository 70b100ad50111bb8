// What a few words mean: names, OEIS numbers, first terms, reckoning.
import { describe, expect, test } from 'vitest';
import { best, fitting, folded, isReckoning, oeisNumber, termsOf } from '../../www/src/elements/match';

const kayles = { names: ['Kayles', 'octal:0.77'], about: 'Knock down one pin. Period 12, proved.' };
const chess = { names: ['Dawson’s Chess', 'octal:0.137', 'dawson-chess'], about: 'Pawns. Period 34.' };
const dawsonsKayles = { names: ['Dawson’s Kayles', 'octal:0.07'], about: 'Two pins.' };

describe('words', () => {
  test.each([
    ['Dawson’s Chess', 'dawsons chess'],
    ["dawson's-chess!", 'dawsons chess'],
    ['  MÖBIUS  0.77 ', 'mobius 0.77'],
    ['', ''],
    ['’', ''],
  ])('%j is %j', (text, same) => {
    expect(folded(text)).toBe(same);
  });

  test.each([
    ['kayles', kayles, 0],
    ['KAYLES', kayles, 0],
    ['octal:0.77', kayles, 0],
    ['dawsonschess', chess, 0],
    ["Dawson's chess", chess, 0],
    ['dawson chess', chess, 0],
    ['kay', kayles, 1],
    ['kayles', dawsonsKayles, 2],
    ['period proved', kayles, 3],
    ['pin kayles', kayles, 3],
    ['ayles', kayles, undefined],
    ['kayles chess', kayles, undefined],
    ['', kayles, undefined],
    ['  ', kayles, undefined],
  ])('%j fits %o as well as %s', (query, entry, quality) => {
    expect(fitting(query, entry)).toBe(quality);
  });

  test('the best first, of equals the first, and no more than wanted', () => {
    const all = [dawsonsKayles, chess, kayles];
    expect(best('kayles', all, 8)).toEqual([kayles, dawsonsKayles]);
    expect(best('dawson', all, 8)).toEqual([dawsonsKayles, chess]);
    expect(best('dawson', all, 1)).toEqual([dawsonsKayles]);
    expect(best('checkers', all, 8)).toEqual([]);
  });

  test('hostile words are only words', () => {
    for (const query of ['.*', '\\', '[', '(?<', '__proto__', 'constructor', '\ud800', '%', "'"]) {
      expect(fitting(query, kayles)).toBeUndefined();
    }
  });
});

describe('numbers', () => {
  test.each([
    ['A002187', 'A002187'],
    ['a2187', 'A002187'],
    [' A 002187 ', 'A002187'],
    ['A1234567', 'A1234567'],
    ['A12', undefined],
    ['A', undefined],
    ['B002187', undefined],
    ['002187', undefined],
  ])('%j is the OEIS number %s', (query, number) => {
    expect(oeisNumber(query)).toBe(number);
  });

  test.each([
    ['0, 1, 2, 3, 1', [0, 1, 2, 3, 1]],
    ['0 1 2 3', [0, 1, 2, 3]],
    ['1,2,5', [1, 2, 5]],
    ['0,1,2,3,…', [0, 1, 2, 3]],
    ['7', undefined],
    ['take:1,2', undefined],
    ['0.77', undefined],
    ['1,-2', undefined],
    ['99999999999,1', undefined],
  ])('%j has the terms %j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });

  test.each(['6*7', '3 ⊗ 5', '(4 + 2) * 9', '2^3', '8/3', '4²', 'sqrt(5)', 'inv(7)'])(
    '%j is reckoning',
    (query) => {
      expect(isReckoning(query)).toBe(true);
    },
  );

  test.each(['0.77', '310', 'kayles', '1,2,5', 'take:1-2', 'A002187', 'octal:4.(3)', '5050', ''])(
    '%j is none',
    (query) => {
      expect(isReckoning(query)).toBe(false);
    },
  );
});
