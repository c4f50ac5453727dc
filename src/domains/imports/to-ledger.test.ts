import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../tests/support/chance/chance.ts';
import { compare, decimal, minus, negated, plus, sum, textOf, zero } from '../../foundation/decimal.ts';
import { cashMoves } from '../ledger/follow-cash.ts';
import { grossOf } from '../ledger/gross-of.ts';
import type { Booking } from './booking.ts';
import { type Answer, type Convert, type Draft, draftsOf } from './to-ledger.ts';

const at = { line: 2 };
const asset = { symbol: 'AAPL' };
const buy: Booking = {
  kind: 'buy',
  at,
  day: '2025-02-03',
  instrument: asset,
  units: '34',
  price: { amount: '11.748', currency: 'EUR' },
  cash: { amount: '-399.43', currency: 'EUR' },
  text: '',
};

function rows(booking: Booking, answer?: Answer, convert?: Convert): Draft[] {
  const drafted = draftsOf(booking, answer, convert);
  if ('question' in drafted) throw new Error(`asked for ${drafted.question.ask}`);
  return drafted.drafts;
}

/** What the rows do to the cash of a currency. */
function cashIn(drafts: readonly Draft[], currency: string): string {
  const moves = drafts.flatMap((draft) => {
    const [units, price, total] = [draft.units, draft.price, draft.total].map((one) =>
      one ? decimal(one) : null,
    );
    return cashMoves({
      type: draft.type,
      currency: draft.currency,
      gross: grossOf({ units: units!, price: price!, total: total! }),
      fee: decimal(draft.fee),
      tax: decimal(draft.tax),
      toTotal: draft.toTotal ? decimal(draft.toTotal) : null,
      toCurrency: draft.toCurrency,
    });
  });
  return textOf(sum(moves.filter((move) => move.currency === currency).map((move) => move.amount)));
}

describe('a trade', () => {
  it('keeps the printed price and the amount the broker booked (L-16)', () => {
    expect(rows(buy)).toMatchObject([{ units: '34', price: '11.748', total: '399.43', currency: 'EUR' }]);
  });

  it('whose price gives its amount needs no other', () => {
    expect(rows({ ...buy, units: '10', cash: { amount: '-117.48', currency: 'EUR' } })[0]!.total).toBeNull();
  });

  it('settled in another currency is booked in the one that was paid', () => {
    const abroad = { ...buy, price: { amount: '12.5', currency: 'USD' } };
    expect(rows(abroad)).toMatchObject([{ price: '11.747941176471', total: '399.43', currency: 'EUR' }]);
  });

  it('in percent of a nominal value costs what was paid', () => {
    const bond = {
      ...buy,
      units: '5',
      price: { amount: '97.2', currency: 'PLN' },
      cash: { amount: '-4860', currency: 'PLN' },
    };
    expect(rows(bond)).toMatchObject([{ price: '972', total: null }]);
  });

  it('with a fee in another currency pays it apart', () => {
    const drafts = rows({ ...buy, fee: { amount: '1.5', currency: 'USD' } });
    expect(drafts.map(({ type, currency, total }) => [type, currency, total])).toEqual([
      ['buy', 'EUR', '399.43'],
      ['fee', 'USD', '1.5'],
    ]);
  });

  it('without price and cash is asked about, and takes the answer', () => {
    const swap = { ...buy, price: undefined, cash: undefined };
    expect(draftsOf(swap)).toEqual({ question: { ask: 'price' } });
    expect(rows(swap, { price: { amount: '7', currency: 'PLN' } })).toMatchObject([
      { price: '7', currency: 'PLN' },
    ]);
  });

  it('moves exactly the cash that the file states, whatever is in it', () => {
    const money = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((cents) => textOf({ digits: BigInt(cents), places: 2 }));
    const figure = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((digits) => textOf({ digits: BigInt(digits), places: 4 }));
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom('buy' as const, 'sell' as const),
          units: figure,
          price: figure,
          priceIn: fc.constantFrom('EUR', 'USD'),
          cash: money,
          fee: money,
          cashIs: fc.constantFrom('net' as const, 'gross' as const),
        }),
        ({ kind, units, price, priceIn, cash, fee, cashIs }) => {
          // A purchase costs more than its fee.
          const amount = textOf(plus(decimal(cash), decimal(fee)));
          const signed = kind === 'buy' ? `-${amount}` : amount;
          const stated = { amount: signed, currency: 'EUR' };
          const drafts = rows({
            ...buy,
            kind,
            units,
            price: { amount: price, currency: priceIn },
            cash: stated,
            cashIs,
            fee: { amount: fee, currency: 'EUR' },
          });
          const net = cashIs === 'net' ? decimal(signed) : minus(decimal(signed), decimal(fee));
          expect(compare(decimal(cashIn(drafts, 'EUR')), net)).toBe(0);
        },
      ),
      { numRuns: often(300) },
    );
  });
});

describe('income', () => {
  const dividend: Booking = {
    ...buy,
    kind: 'dividend',
    units: undefined,
    price: undefined,
    cash: { amount: '0.69', currency: 'EUR' },
  };

  it('is booked before tax, and brings what came in', () => {
    const drafts = rows({ ...dividend, tax: { amount: '0.12', currency: 'EUR' } });
    expect(drafts).toMatchObject([{ type: 'dividend', total: '0.81', tax: '0.12' }]);
    expect(cashIn(drafts, 'EUR')).toBe('0.69');
  });

  it('with a tax in another currency is turned by the rate of its day, else the tax is only kept', () => {
    const taxed = { ...dividend, tax: { amount: '0.14', currency: 'USD' } };
    expect(rows(taxed)).toMatchObject([{ total: '0.69', tax: '0' }]);
    expect(rows(taxed, {}, () => '0.12')).toMatchObject([{ total: '0.81', tax: '0.12' }]);
  });

  it('that was taken back is below zero, as are taxes and fees that came back (L-16)', () => {
    expect(rows({ ...dividend, cash: { amount: '-5', currency: 'EUR' } })).toMatchObject([{ total: '-5' }]);
    expect(rows({ ...dividend, kind: 'tax', cash: { amount: '0.37', currency: 'EUR' } })).toMatchObject([
      { type: 'tax', total: '-0.37' },
    ]);
    expect(cashIn(rows({ ...dividend, kind: 'fee', cash: { amount: '4.75', currency: 'EUR' } }), 'EUR')).toBe(
      '4.75',
    );
  });

  it('in coins comes in and buys them', () => {
    const staking: Booking = {
      ...dividend,
      kind: 'staking',
      units: '0.5',
      price: { amount: '3000', currency: 'EUR' },
      cash: undefined,
    };
    const drafts = rows(staking);
    expect(drafts.map(({ type }) => type)).toEqual(['buy', 'dividend']);
    expect(cashIn(drafts, 'EUR')).toBe('0');
    expect(draftsOf({ ...staking, price: undefined })).toEqual({ question: { ask: 'price' } });
  });
});

describe('cash', () => {
  const cash: Booking = {
    kind: 'deposit',
    at,
    day: '2025-02-03',
    cash: { amount: '100', currency: 'PLN' },
    text: '',
  };

  it('that leaves is a withdrawal, whatever the file calls it', () => {
    expect(rows({ ...cash, cash: { amount: '-100', currency: 'PLN' } })).toMatchObject([
      { type: 'withdrawal', total: '100' },
    ]);
  });

  it('of no known kind is asked about', () => {
    expect(draftsOf({ ...cash, kind: 'other' })).toEqual({ question: { ask: 'kind' } });
    expect(rows({ ...cash, kind: 'other' }, { kind: 'fee' })).toMatchObject([{ type: 'fee', total: '-100' }]);
  });

  it('exchanged needs both sides', () => {
    expect(draftsOf({ ...cash, kind: 'exchange' })).toEqual({ question: { ask: 'otherSide' } });
    const both = {
      ...cash,
      kind: 'exchange' as const,
      cash: { amount: '-427.05', currency: 'PLN' },
      received: { amount: '100', currency: 'EUR' },
    };
    const drafts = rows(both);
    expect([cashIn(drafts, 'PLN'), cashIn(drafts, 'EUR')]).toEqual(['-427.05', '100']);
  });

  it('of nothing makes no row', () => {
    expect(rows({ ...cash, kind: 'fee', cash: { amount: '0', currency: 'PLN' } })).toEqual([]);
    expect(textOf(negated(zero))).toBe('0');
  });
});

describe('every kind of booking moves exactly the cash that the file says (I-4)', () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const bare = { ...buy, instrument: undefined, units: undefined, price: undefined };
  const dividend = { ...buy, units: undefined, price: undefined, kind: 'dividend' as const };
  const interest = { ...bare, kind: 'interest' as const };
  const exchange = { ...bare, kind: 'exchange' as const, cash: eur('-100') };

  it.each<[string, Booking, { EUR: string; USD?: string }]>([
    [
      'a withdrawal whose fee is in it',
      { ...bare, kind: 'withdrawal', cash: eur('-100.09'), cashIs: 'net', fee: eur('0.09') },
      { EUR: '-100.09' },
    ],
    [
      'a withdrawal whose fee comes on top',
      { ...bare, kind: 'withdrawal', cash: eur('-100'), cashIs: 'gross', fee: eur('0.09') },
      { EUR: '-100.09' },
    ],
    [
      'a deposit whose fee is off already',
      { ...bare, kind: 'deposit', cash: eur('500'), cashIs: 'net', fee: eur('5') },
      { EUR: '500' },
    ],
    [
      'a deposit with a fee in another currency',
      { ...bare, kind: 'deposit', cash: eur('500'), cashIs: 'gross', fee: usd('5') },
      { EUR: '500', USD: '-5' },
    ],
    [
      'an exchange whose fee is in what went',
      { ...exchange, received: usd('108'), cashIs: 'net', fee: eur('0.2') },
      { EUR: '-100', USD: '108' },
    ],
    [
      'an exchange whose fee is off what came',
      { ...exchange, received: usd('107.8'), cashIs: 'net', fee: usd('0.2') },
      { EUR: '-100', USD: '107.8' },
    ],
    [
      'an exchange whose fee comes on top',
      { ...exchange, received: usd('108'), cashIs: 'gross', fee: eur('0.2') },
      { EUR: '-100.2', USD: '108' },
    ],
    [
      'a dividend whose tax was taken in another currency',
      { ...dividend, cash: eur('10'), cashIs: 'gross', tax: usd('1.5') },
      { EUR: '10', USD: '-1.5' },
    ],
    [
      'money from another account of the same person',
      { ...bare, kind: 'transfer-in', cash: eur('50') },
      { EUR: '50' },
    ],
    [
      'money to another account of the same person',
      { ...bare, kind: 'transfer-out', cash: eur('-50') },
      { EUR: '-50' },
    ],
    ['interest with a fee', { ...interest, cash: eur('10'), cashIs: 'gross', fee: eur('1') }, { EUR: '9' }],
    ['interest after a fee', { ...interest, cash: eur('9'), cashIs: 'net', fee: eur('1') }, { EUR: '9' }],
  ])('%s', (_, booking, { EUR, USD = '0' }) => {
    const drafts = rows(booking);
    expect([cashIn(drafts, 'EUR'), cashIn(drafts, 'USD')]).toEqual([EUR, USD]);
  });
});
