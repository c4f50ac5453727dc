import { describe, expect, test } from 'vitest';
import { startLabel } from './start-label.ts';

/** A hundred is the top of the picture. */
const placeOf = (value: number) => 100 - value;
const rest = [50, 50, 50, 50, 50, 50];

describe('the label of the start', () => {
  test('under the start of a price that rises, over that of one that falls', () => {
    expect(startLabel([50, 60, 70, 80, ...rest], placeOf)).toEqual({
      top: 50,
      isAbove: false,
      isCrossed: false,
    });
    expect(startLabel([50, 40, 30, 20, ...rest], placeOf)).toEqual({
      top: 50,
      isAbove: true,
      isCrossed: false,
    });
  });

  test('clear of a small dip', () => {
    expect(startLabel([50, 46, 60, 70, ...rest], placeOf)).toMatchObject({ top: 54, isAbove: false });
  });

  test('on a ground of its own where the line swings both ways', () => {
    expect(startLabel([50, 20, 90, 30, ...rest], placeOf)).toEqual({
      top: 50,
      isAbove: false,
      isCrossed: true,
    });
  });
});
