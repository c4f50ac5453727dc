import { expect, test } from 'vitest';
import { valueBelow, valueBeside } from './header-block.ts';

const table = {
  name: 'x',
  rows: [
    { line: 1, cells: ['Account number', '10001'] },
    { line: 5, cells: ['', '', 'Account', 'Currency'] },
    { line: 6, cells: ['', '', '20002', 'PLN'] },
    { line: 7, cells: ['', '', 'Balance', 'Equity'] },
    { line: 9, cells: ['', '', 'CASH', 'OPERATION'] },
  ],
};

test('values stand right under their labels, or beside them', () => {
  expect(valueBelow(table, 'Waluta', 'Currency')).toBe('PLN');
  expect(valueBelow(table, 'Account')).toBe('20002');
  expect(valueBeside(table, 'Account number')).toBe('10001');
});

test('where the row under a label is empty, what follows is something else', () => {
  expect(valueBelow(table, 'Balance')).toBeUndefined();
  expect(valueBelow(table, 'Nothing')).toBeUndefined();
});
