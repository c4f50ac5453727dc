import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../foundation/format-number.ts';
import { changeText } from './change-text.ts';

describe('a change in a tile', () => {
  it.each([
    [1.84, '+1,84%'],
    [-0.001, '0,00%'],
    [-38.42, '\u221238,4%'],
    [1234.5, '+1\u202f234%'],
    [null, '–'],
    [Number.NaN, '–'],
  ])('%s is %s', (change, text) => {
    expect(changeText(change, numbersIn('pl'))).toBe(text);
  });

  it('is written by the language (rule U-1)', () => {
    expect(changeText(1234.5, numbersIn('en'))).toBe('+1,234%');
  });
});
