// Texts that are found by a few words.
import { describe, expect, test } from 'vitest';
import { simplified } from '../../www/src/question/typed/names';
import { best, fitting } from '../../www/src/ui/match';

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
    expect(simplified(text)).toBe(same);
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
    ['the game of Kayles', kayles, 0],
    ['Kayles game', kayles, 0],
    ['a pin kayles', kayles, 3],
    ['pin kayles', kayles, 3],
    ['ayles', kayles, undefined],
    ['kayles chess', kayles, undefined],
    ['', kayles, undefined],
    ['  ', kayles, undefined],
  ])('%j fits %o as well as %s', (query, entry, quality) => {
    expect(fitting(query, entry)).toBe(quality);
  });

  test('the best match first, ties in list order, at most as many as requested', () => {
    const all = [dawsonsKayles, chess, kayles];
    expect(best('kayles', all, 8)).toEqual([kayles, dawsonsKayles]);
    expect(best('dawson', all, 8)).toEqual([dawsonsKayles, chess]);
    expect(best('dawson', all, 1)).toEqual([dawsonsKayles]);
    expect(best('checkers', all, 8)).toEqual([]);
  });

  test('names of inherited properties and patterns are ordinary words', () => {
    for (const query of ['.*', '\\', '[', '(?<', '__proto__', 'constructor', '\ud800', '%', "'"]) {
      expect(fitting(query, kayles)).toBeUndefined();
    }
  });
});
