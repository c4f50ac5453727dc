import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentNumber, readDocumentNumber } from './document-number.ts';
import { changeOf, missedPeriods, orderOf, renewalOf, worthLeft } from './quote.ts';
import { madeGoodOf, refundsBy } from './refund.ts';
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

const text = (cents: number) => (cents / 100).toFixed(2);
const number = (amount: string) => Math.round(Number(amount) * 100);

test('an order takes the credit that earlier plans left; what is more than its price is carried on (BL-6)', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const some = orderOf({ price: '29.00', period: 'month' }, at, '12.34');
  expect(some.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', '29.00'],
    ['credit', '-12.34'],
  ]);
  expect([some.due, some.agreement.credit]).toEqual(['16.66', '0.00']);
  const much = orderOf({ price: '29.00', period: 'month' }, at, '100.00');
  expect([much.due, much.agreement.credit]).toEqual(['0.00', '71.00']);
  expect(orderOf({ price: '29.00', period: 'month' }, at).lines).toHaveLength(1);
});

describe('money that goes back (BL-8)', () => {
  const now = new Date('2026-03-11T12:00:00Z');
  const back = (asked: string, paid: string, taken = '0.00') =>
    madeGoodOf(ordered.agreement, { asked, paid, taken }, now);
  const refund = (asked: string, paid: string) => back(asked, paid).refund;
  test('is the part that was paid of what the days left are worth', () => {
    expect(refund('29.00', '29.00')).toBe('19.65');
    expect(refund('29.00', '14.50')).toBe('9.83');
    expect(refund('29.00', '0.00')).toBe('0.00');
    expect(refund('0.00', '0.00')).toBe('0.00');
  });
  test('is credit again as far as credit paid, and nothing as far as nobody did', () => {
    // 19.65 of 29.00 are left.
    expect(back('19.00', '19.00', '10.00')).toEqual({ refund: '12.87', credit: '6.78' });
    expect(back('19.00', '0.00', '10.00')).toEqual({ refund: '0.00', credit: '6.78' });
    expect(back('0.00', '0.00', '29.00')).toEqual({ refund: '0.00', credit: '19.65' });
    expect(back('29.00', '29.00')).toEqual({ refund: '19.65', credit: '0.00' });
  });
  test('leaves no more than there was, however often somebody orders and withdraws', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const round = fc.record({ price: amount, pays: fc.integer({ min: 0, max: 100 }), days: fc.nat(14) });
    fc.assert(
      fc.property(amount, fc.array(round, { maxLength: 8 }), (begin, rounds) => {
        let had = begin;
        for (const { price, pays, days } of rounds) {
          const first = orderOf({ price: text(price), period: 'month' }, now, text(had));
          const asked = number(first.due);
          expect(asked - number(first.agreement.credit)).toBe(price - had);
          const paid = Math.floor((asked * pays) / 100);
          const account = { asked: text(asked), paid: text(paid), taken: text(had) };
          const later = new Date(now.getTime() + days * 86_400_000);
          const { refund, credit } = madeGoodOf(first.agreement, account, later);
          const worth = number(worthLeft(first.agreement, later));
          expect(number(refund) >= 0 && number(refund) <= paid).toBe(true);
          expect(number(credit) >= 0 && number(credit) <= had).toBe(true);
          expect(number(refund) + number(credit)).toBeLessThanOrEqual(worth);
          // On the first day, and wherever everything was paid, nothing is lost either.
          if (days === 0) expect([number(refund), number(credit)]).toEqual([paid, had]);
          if (paid === asked) expect(number(refund) + number(credit)).toBe(worth);
          had = number(credit);
        }
      }),
    );
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
