import { expect, test } from 'vitest';
import { decimal } from '../../foundation/decimal.ts';
import { type DuePayment, samePayments } from './same-payment.ts';

const paid = (id: string, day: number, gross: string, more: Partial<DuePayment> = {}): DuePayment => ({
  id,
  payer: 'apple',
  day,
  gross: decimal(gross),
  currency: 'usd',
  ...more,
});
const found = (due: DuePayment[], reported: DuePayment[]) =>
  Object.fromEntries([...samePayments(due, reported)].map(([id, one]) => [id, one.id]));

test('a payment told some days off, before or after tax, is the one that was due (IN-5)', () => {
  expect(found([paid('due', 100, '15.08')], [paid('row', 103, '15.08')])).toEqual({ due: 'row' });
  expect(found([paid('due', 100, '100')], [paid('net', 120, '65')])).toEqual({ due: 'net' });
  expect(found([paid('due', 100, '15.08')], [paid('late', 121, '15.08')])).toEqual({});
  expect(found([paid('due', 100, '15.08')], [paid('other', 100, '4')])).toEqual({});
  expect(found([paid('due', 100, '15.08')], [paid('else', 100, '15.08', { payer: 'nvidia' })])).toEqual({});
});

test('in another currency only the days are held against each other (IN-5)', () => {
  expect(found([paid('due', 100, '15.08')], [paid('row', 101, '61.2', { currency: 'pln' })])).toEqual({
    due: 'row',
  });
});

test('each is one of them only, the nearest first: monthly payers do not shift (IN-5)', () => {
  const months = [0, 30, 61].map((day, n) => paid(`due ${n}`, day, '10'));
  expect(found(months, [paid('b', 31, '10'), paid('c', 61, '10')])).toEqual({ 'due 1': 'b', 'due 2': 'c' });
  expect(found(months.slice(0, 1), [paid('a', 1, '10'), paid('twin', 2, '10')])).toEqual({ 'due 0': 'a' });
});
