import { describe, expect, it } from 'vitest';
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
    expect(changeText(change)).toBe(text);
  });
});
