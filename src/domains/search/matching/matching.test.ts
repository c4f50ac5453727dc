import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { correctedPhrase } from './correct-words.ts';
import { phraseOf, rankOf, searchTextOf } from './match-words.ts';
import { allowedSlips, slipsBetween } from './typo-distance.ts';

const rank = (typed: string, title: string, ...others: string[]) =>
  rankOf(phraseOf(typed), searchTextOf(title, others));

describe('what answers to words (SE-2)', () => {
  it('puts a whole name, ticker or ISIN first, then beginnings, then parts of words', () => {
    expect(rank('NVIDIA', 'NVIDIA')).toBe(0);
    expect(rank('us67066g1040', 'NVIDIA', 'NVDA', 'US67066G1040')).toBe(0);
    expect(rank('nvi', 'NVIDIA')).toBe(1);
    expect(rank('world ftse', 'Vanguard FTSE All-World')).toBe(2);
    expect(rank('vanguard vwce', 'Vanguard FTSE All-World', 'VWCE')).toBe(3);
    expect(rank('guard', 'Vanguard FTSE All-World')).toBe(4);
    expect(rank('vanguard bonds', 'Vanguard FTSE All-World')).toBeNull();
  });
  it('does not mind marks, case and signs, and finds no short parts inside words', () => {
    expect(rank('lodz', 'Łódź, kawalerka')).toBe(1);
    expect(rank('KAWALERKA lodz', 'Łódź, kawalerka')).toBe(2);
    expect(rank('el', 'Łódź, kawelerka')).toBeNull();
    expect(rank('%_\\', 'Anything')).toBeNull();
  });
});

describe('words that are put right (SE-4)', () => {
  const texts = [searchTextOf('NVIDIA', ['NVDA']), searchTextOf('Emerytura', []), searchTextOf('Orlen', [])];
  const corrected = (typed: string) => correctedPhrase(phraseOf(typed), texts)?.text ?? null;
  it('swaps, replaces, adds and leaves out a letter', () => {
    for (const typed of ['nivdia', 'nvidoa', 'nvidiaa', 'nvdia']) expect(corrected(typed)).toBe('nvidia');
    expect(corrected('emrytrua')).toBe('emerytura');
    expect(corrected('orlne')).toBe('orlen');
  });
  it('begins while the word is still being typed', () => {
    expect(corrected('emrey')).toBe('emerytura');
  });
  it('leaves what is right, what is short and what is far away', () => {
    for (const typed of ['nvidia', 'nvid', 'nvi', 'orl', 'apple', 'orkan'])
      expect(corrected(typed)).toBeNull();
  });
});

const runs = { numRuns: often(300) };
const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe('the distance of two words', () => {
  it('is zero only between equals, the same both ways, and never more than letters there are', () => {
    const holds = fc.property(word, word, (a, b) => {
      const most = Math.max(a.length, b.length);
      const slips = slipsBetween(a, b, most);
      expect(slips === 0).toBe(a === b);
      expect(slips).toBe(slipsBetween(b, a, most));
      expect(slips).toBeLessThanOrEqual(most);
      expect(slips).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    });
    fc.assert(holds, runs);
  });
  it('stops counting beyond its bound and is the same below it', () => {
    const holds = fc.property(word, word, fc.nat({ max: 3 }), (a, b, most) => {
      expect(slipsBetween(a, b, most)).toBe(Math.min(slipsBetween(a, b, 12), most + 1));
    });
    fc.assert(holds, runs);
  });
  it('is one for each single slip, and such a word is always found again', () => {
    const long = fc.stringMatching(/^[a-z]{5,12}$/);
    const holds = fc.property(long, fc.nat(), fc.constantFrom('swap', 'drop', 'double'), (right, at, how) => {
      const i = at % (right.length - 1);
      const wrong = {
        swap: right.slice(0, i) + right[i + 1] + right[i] + right.slice(i + 2),
        drop: right.slice(0, i) + right.slice(i + 1),
        double: right.slice(0, i) + right[i] + right.slice(i),
      }[how];
      expect(slipsBetween(wrong, right, 2)).toBe(wrong === right ? 0 : 1);
      const found = correctedPhrase(phraseOf(wrong), [searchTextOf(right, [])]);
      if (wrong.length >= 4 && !right.startsWith(wrong)) expect(found?.text).toBe(right);
    });
    fc.assert(holds, runs);
  });
  it('allows no slips in short words', () => {
    expect([3, 4, 7, 8].map(allowedSlips)).toEqual([0, 1, 1, 2]);
  });
});
