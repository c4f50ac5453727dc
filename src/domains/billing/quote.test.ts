import { describe, expect, test } from 'vitest';
import { documentNumber, readDocumentNumber } from './document-number.ts';
import { changeOf, missedPeriods, orderOf, renewalOf } from './quote.ts';
import { refundOf, refundsBy } from './refund.ts';
import { splitVat } from './vat.ts';

const ordered = orderOf({ price: '29.00', period: 'month' }, new Date('2026-03-01T12:00:00Z'));

describe('a change (BL-5, BL-6)', () => {
  test('to a dearer plan asks for the difference of the days left, each half a cent up', () => {
    const changed = changeOf(
      ordered.agreement,
      { price: '79.00', period: 'month' },
      new Date('2026-03-11T12:00:00Z'),
    );
    // 21 of 31 days: 53.516… and 19.645…
    expect(changed.lines.map(({ amount }) => amount)).toEqual(['53.52', '-19.65']);
    expect([changed.due, changed.agreement.credit]).toEqual(['33.87', '0.00']);
    expect(changed.agreement.span).toEqual(ordered.agreement.span);
  });

  test('on the first day gives the whole price back', () => {
    const at = new Date('2026-03-01T20:00:00Z');
    expect(changeOf(ordered.agreement, { price: '79.00', period: 'month' }, at).due).toBe('50.00');
  });

  test('from a year to a month leaves money for the months to come', () => {
    const year = orderOf({ price: '290.00', period: 'year' }, new Date('2026-03-01T12:00:00Z'));
    const changed = changeOf(
      year.agreement,
      { price: '29.00', period: 'month' },
      new Date('2026-09-01T12:00:00Z'),
    );
    // 181 of 365 days of 290.00 come back.
    expect([changed.due, changed.agreement.credit]).toEqual(['0.00', '114.81']);
    const renewed = renewalOf(changed.agreement, '29.00');
    expect([renewed.due, renewed.agreement.credit]).toEqual(['0.00', '85.81']);
    expect(renewed.agreement.span.from).toEqual(changed.agreement.span.to);
  });
});

test('periods that nobody noted begin in turn, each at the price of its day (BL-3)', () => {
  const prices = (moment: Date) => (moment < new Date('2026-05-01T00:00:00Z') ? '29.00' : '35.00');
  const missed = missedPeriods(ordered.agreement, prices, new Date('2026-06-10T12:00:00Z'));
  expect(missed.map(({ due }) => due)).toEqual(['29.00', '29.00', '35.00']);
});

describe('money that goes back (BL-8)', () => {
  const now = new Date('2026-03-11T12:00:00Z');
  const refund = (asked: string, paid: string) => refundOf(ordered.agreement, { asked, paid }, now);
  test('is the part that was paid of what the days left are worth', () => {
    expect(refund('29.00', '29.00')).toBe('19.65');
    expect(refund('29.00', '14.50')).toBe('9.83');
    expect(refund('29.00', '0.00')).toBe('0.00');
    expect(refund('0.00', '0.00')).toBe('0.00');
  });
  test('goes back by the newest invoice first, and by none more than it was', () => {
    const invoices = [
      { invoice: 'new', left: '10.00' },
      { invoice: 'spent', left: '0.00' },
      { invoice: 'old', left: '29.00' },
    ];
    expect(refundsBy(invoices, '19.65')).toEqual([
      { invoice: 'new', amount: '10.00' },
      { invoice: 'old', amount: '9.65' },
    ]);
    expect(refundsBy(invoices, '0.00')).toEqual([]);
  });
});

test('tax is taken out of the gross, half a cent up, and mirrors below nothing (BL-11)', () => {
  expect(splitVat('29.00', '23')).toEqual({ net: '23.58', vat: '5.42', gross: '29.00' });
  expect(splitVat('-29.00', '23.00')).toEqual({ net: '-23.58', vat: '-5.42', gross: '-29.00' });
  expect(splitVat('29.00', '0')).toEqual({ net: '29.00', vat: '0.00', gross: '29.00' });
  expect(splitVat('29.00', null)).toEqual({ net: '29.00', vat: '0.00', gross: '29.00' });
});

test('a number is written and read (BL-9)', () => {
  expect(documentNumber('correction', 2026, 12)).toBe('KFV 2026/000012');
  expect(readDocumentNumber(' fv2026/12 ')).toEqual({ kind: 'invoice', year: 2026, ordinal: 12 });
  expect(readDocumentNumber('Kowalski')).toBeUndefined();
});
