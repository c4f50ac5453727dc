import { describe, expect, it } from 'vitest';
import { compactAmount } from './compact-amount.ts';

describe('large amounts', () => {
  it.each([
    ['105213000000', '105,2', 'bn'],
    ['3412660000000.55', '3,4', 'tn'],
    ['-9960000', '\u221210,0', 'm'],
    ['999999.4', '999\u202f999', 'one'],
    ['0', '0', 'one'],
  ])('%s is %s %s', (given, value, unit) => {
    expect(compactAmount(given)).toEqual({ value, unit });
  });
});
