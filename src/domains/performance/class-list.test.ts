import { expect, it } from 'vitest';
import { classList } from './class-list.ts';

it('only the first class of a row begins with a capital; abbreviations keep theirs', () => {
  expect(classList(['Shares', 'ETFs', 'Crypto'])).toEqual(['Shares', 'ETFs', 'crypto']);
  expect(classList(['ETF-y', 'Akcje', 'Środki trwałe'])).toEqual(['ETF-y', 'akcje', 'środki trwałe']);
  expect(classList([])).toEqual([]);
});
