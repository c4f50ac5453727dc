import { expect, test } from 'vitest';
import { secondsOf } from './ledger-row.ts';

test('a time of day is so many seconds, with or without its own', () => {
  expect(['00:00:00', '10:31:22', '10:31', '23:59:59'].map(secondsOf)).toEqual([0, 37_882, 37_860, 86_399]);
});
