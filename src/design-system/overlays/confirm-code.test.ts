import { expect, it } from 'vitest';
import { confirmCodeMatches } from './confirm-code.ts';

it('takes the code in any case and with spaces around, and nothing else', () => {
  expect(confirmCodeMatches('DELETE', ' delete ')).toBe(true);
  expect(confirmCodeMatches('USUŃ', 'usuń')).toBe(true);
  expect(confirmCodeMatches('DELETE', 'delet')).toBe(false);
  expect(confirmCodeMatches('DELETE', '')).toBe(false);
});
