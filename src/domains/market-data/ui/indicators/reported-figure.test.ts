import { describe, expect, it } from 'vitest';
import { reportedFigure } from './reported-figure.ts';

describe('a figure of a report', () => {
  it.each([
    ['-12.50', '-12.50'],
    [' 7 ', '7'],
    ['0', '0'],
  ])('%s is %s', (given, figure) => {
    expect(reportedFigure(given)).toBe(figure);
  });

  it.each(['None', '', '-', 'N/A', null, undefined])('is not known for %s', (given) => {
    expect(reportedFigure(given)).toBeNull();
  });
});
