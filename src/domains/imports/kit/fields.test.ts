import { expect, test } from 'vitest';
import { findColumns } from './columns.ts';
import { fieldsOf } from './fields.ts';

const names = { day: ['Day'], amount: ['Amount'], note: ['Note'] };

function fieldsIn(...cells: string[]) {
  const rows = [
    { line: 1, cells: ['Day', 'Amount', 'Note'] },
    { line: 2, cells },
  ];
  const columns = findColumns<keyof typeof names>({ name: '', rows }, names, ['day', 'amount'])!;
  return fieldsOf(columns, rows[1]!, { order: 'dayFirst' });
}

test('cells are read by what they mean', () => {
  const fields = fieldsIn('03/04/2025 10:00:00', '-$1,234.50', 'none');
  expect(fields.moment('day')).toEqual({ day: '2025-04-03', time: '10:00:00' });
  expect(fields.money('amount')).toEqual({ amount: '-1234.5', currency: 'USD' });
  expect(fields.text('note')).toBeUndefined();
});

test('what is not there is nothing, what cannot be read is told', () => {
  expect(fieldsIn('', '-').number('amount')).toBeUndefined();
  expect(() => fieldsIn('', '12 apples').number('amount')).toThrow('numberUnreadable');
  expect(() => fieldsIn('someday', '1').moment('day')).toThrow('dayUnreadable');
});
