import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, fixedTextOf, zero } from '../../../foundation/decimal.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';
import { usualReadings } from '../readings.ts';
import { settlementDay } from '../reckoning/settlement.ts';
import { taxYear } from '../years/tax-year.ts';
import type { EntrySource, KnownInstrument, LedgerEntry } from './ledger-entry.ts';
import { closedDays } from './markets.ts';
import { reckonLedger, translateLedger } from './translate-ledger.ts';

const known = (id: string, more: Partial<KnownInstrument> = {}): KnownInstrument => ({
  ...{ id, isin: null, mic: '', country: 'US', class_slug: 'stocks', subclass_slug: null, ...more },
});
const instruments = new Map(
  [
    known('ACM'),
    known('ETF-DE', { isin: 'IE00B4L5Y983', mic: 'XETR', class_slug: 'etf' }),
    known('ETF-NL', { isin: 'IE00B4L5Y983', mic: 'XAMS', class_slug: 'etf' }),
    known('BTC', { class_slug: 'crypto', country: null }),
    known('GOLD', { class_slug: 'commodities', country: null }),
    known('FUTURE', { class_slug: 'futures', country: null, mic: 'XWAR' }),
    known('FUND', { class_slug: 'funds', country: 'PL' }),
  ].map((one) => [one.id, one]),
);
const portfolios = [
  { id: 'P', name: 'P', kind: 'ordinary' as const },
  { id: 'Q', name: 'Q', kind: 'ordinary' as const },
];
const rates = new Map(
  ['USD', 'EUR'].map((currency, at) => [
    currency,
    Array.from({ length: 900 }, (_, day) => ({
      effective: addDays('2023-12-20', day),
      table: `${day}/A/NBP`,
      mid: decimal(`${4 + at}`),
    })),
  ]),
);

const unsaid: EntrySource = {
  ...{ key: '', broker: 'ibkr', account: null, settlesOn: null, accrued: null, price: null },
  ...{ fee: null, tax: null, taxDay: null, country: null, subtype: null },
};
let made = 0;

type Said = { [K in keyof LedgerEntry]?: LedgerEntry[K] } & { stated?: Partial<EntrySource> };

function entry(type: TransactionType, day: string, { stated, ...said }: Said = {}): LedgerEntry {
  made += 1;
  return {
    ...{ id: `r${String(made).padStart(5, '0')}`, type, day: dayNumber(day), second: null, rank: 0 },
    ...{ units: null, price: null, total: null, currency: 'usd', fee: zero, tax: zero },
    ...{ toTotal: null, toCurrency: null, numerator: null, denominator: null, share: null, link: null },
    ...{
      portfolio: 'P',
      holding: null,
      instrument: 'ACM',
      eventKind: null,
      terms: null,
      source: stated ? { ...unsaid, ...stated } : null,
    },
    ...said,
  };
}

const units = (amount: string, price: string) => ({ units: decimal(amount), price: decimal(price) });

function yearOfRows(rows: readonly LedgerEntry[], year = 2024) {
  const ledger = translateLedger({
    ...{ entries: inOrder(rows), instruments, portfolios },
    usuallyWithheld: (country) => (country === 'US' ? 15 : 0),
  });
  const outcome = reckonLedger(ledger, rates, usualReadings);
  const input = {
    ...{ pit8c: [], losses: [], cryptoCarried: zero, notCollected: new Map() },
    treaties: { dividend: new Map([['US', decimal('0.15')]]), interest: new Map() },
  };
  return { outcome, ...taxYear(outcome, year, input, usualReadings) };
}

const pln = (amount: Parameters<typeof fixedTextOf>[0]) => fixedTextOf(amount, 2);

describe('rows become events (TX-13)', () => {
  test('what was traded counts, not what the account paid; a fee booked apart is of its trade (TX-5)', () => {
    const stated = {
      key: 'a',
      price: { amount: decimal('10'), currency: 'USD' },
      fee: { amount: decimal('2'), currency: 'EUR' },
    };
    const { total } = yearOfRows([
      entry('buy', '2024-02-01', { ...units('10', '43'), currency: 'pln', stated }),
      entry('fee', '2024-02-01', { total: decimal('2'), currency: 'eur', stated }),
      entry('sell', '2024-03-01', units('10', '12')),
    ]);
    expect([pln(total.revenue), pln(total.cost)]).toEqual(['480.00', '410.00']);
  });

  test('two listings of one ISIN are one paper (TX-4)', () => {
    const { total, outcome } = yearOfRows([
      entry('buy', '2024-02-01', { ...units('10', '10'), instrument: 'ETF-DE', currency: 'eur' }),
      entry('sell', '2024-03-01', { ...units('10', '12'), instrument: 'ETF-NL', currency: 'eur' }),
    ]);
    expect([pln(total.revenue), pln(total.cost), outcome.missing]).toEqual(['600.00', '500.00', []]);
    expect(outcome.sales[0]).toMatchObject({ country: 'IE', taxDay: '2024-03-05', isDayComputed: true });
  });

  test('coins for coins and coins for nothing are neither revenue nor cost (TX-10)', () => {
    const coins = { instrument: 'BTC', currency: 'pln' };
    const reward = { ...coins, stated: { key: 'stake' } };
    const { crypto, outcome } = yearOfRows([
      entry('buy', '2024-02-01', { ...units('1', '1000'), ...coins, fee: decimal('5') }),
      entry('sell', '2024-02-02', {
        ...units('0.5', '900'),
        ...coins,
        stated: { key: 'b', subtype: 'swap' },
      }),
      entry('buy', '2024-02-03', { ...units('0.1', '500'), ...reward }),
      entry('dividend', '2024-02-03', { total: decimal('50'), ...reward }),
      entry('sell', '2024-02-04', { ...units('0.2', '3000'), ...coins }),
    ]);
    expect([pln(crypto.revenue), pln(crypto.cost)]).toEqual(['600.00', '1005.00']);
    expect(outcome.outside.map(({ reason }) => reason)).toEqual(['swap', 'reward', 'reward']);
  });

  test('metal is no security, and a Polish fund withheld until 2024', () => {
    const sold = (instrument: string, year: number) =>
      yearOfRows(
        [
          entry('buy', `${year}-01-11`, { ...units('1', '10'), instrument, currency: 'pln' }),
          entry('sell', `${year}-02-01`, { ...units('1', '15'), instrument, currency: 'pln' }),
        ],
        year,
      );
    expect(sold('GOLD', 2024).outcome.outside.map(({ reason }) => reason)).toContain('not-a-security');
    expect(sold('FUND', 2023).outcome.outside.map(({ reason }) => reason)).toEqual(['payer']);
    expect(pln(sold('FUND', 2024).total.revenue)).toBe('15.00');
  });

  test('the result of a future is of the country of its exchange; on none that is known it lacks one (TX-7)', () => {
    const result = { instrument: 'FUTURE', total: decimal('100'), currency: 'pln' };
    const { outcome } = yearOfRows([entry('result', '2024-03-04', result)]);
    expect(outcome.missing).toEqual([]);
    expect(outcome.sales.map(({ country }) => country)).toEqual(['PL']);
    const elsewhere = yearOfRows([entry('result', '2024-03-04', { ...result, instrument: 'BTC' })]);
    expect(elsewhere.outcome.missing).toMatchObject([{ what: 'country' }]);
  });

  test('a split changes how many options are open, written or bought, and not what they brought or cost (TC-3)', () => {
    const none = {
      priorCost: null,
      priorTax: null,
      legs: null,
      accrued: null,
      otherFee: null,
      isCharge: false,
    };
    const terms = (occasion: 'option' | 'expired') => ({ terms: { ...none, occasion } });
    const split = entry('split', '2024-02-15', { numerator: decimal('2'), denominator: decimal('1') });
    const [one, three] = [units('1', '0'), units('3', '0')];
    const written = yearOfRows([
      entry('short', '2024-02-01', { ...units('2', '200'), fee: decimal('4'), ...terms('option') }),
      split,
      entry('cover', '2024-03-01', { ...three, ...terms('expired') }),
      entry('cover', '2024-03-04', { ...one, ...terms('expired') }),
    ]);
    expect(written.outcome.missing).toEqual([]);
    expect(written.outcome.sales.map(({ revenue, cost }) => [pln(revenue), pln(cost)])).toEqual([
      ['1200.00', '12.00'],
      ['400.00', '4.00'],
    ]);
    const bought = yearOfRows([
      entry('buy', '2024-02-01', { ...units('2', '200'), fee: decimal('4') }),
      split,
      entry('sell', '2024-03-01', { ...three, ...terms('expired') }),
    ]);
    expect(bought.outcome.sales.map(({ revenue, cost }) => [pln(revenue), pln(cost)])).toEqual([
      ['0.00', '1212.00'],
    ]);
  });

  test('tax in a row of its own, and its refund, belong to the dividend before (TX-8)', () => {
    const { flat, outcome } = yearOfRows([
      entry('buy', '2024-01-11', units('10', '10')),
      entry('dividend', '2024-02-01', { total: decimal('100') }),
      entry('tax', '2024-02-01', { total: decimal('30') }),
      entry('tax', '2024-06-03', { total: decimal('-15') }),
    ]);
    expect(flat.rows.map(({ withheld, credit }) => [pln(withheld), pln(credit!)])).toEqual([
      ['60.00', '60.00'],
    ]);
    expect(outcome.missing).toEqual([]);
  });

  test('interest that was paid is no income; in złoty without tax nobody knows', () => {
    const cash = { instrument: null, total: decimal('7') };
    const { outcome } = yearOfRows([
      entry('interest', '2024-02-01', {
        ...cash,
        total: decimal('-7'),
        stated: { key: 'c', subtype: 'margin_interest' },
      }),
      entry('interest', '2024-03-01', { ...cash, currency: 'pln' }),
      entry('interest', '2024-04-01', { ...cash, currency: 'pln', tax: decimal('1.33') }),
    ]);
    expect(outcome.flat).toEqual([]);
    expect(outcome.outside.map(({ reason }) => reason)).toEqual(['charge', 'payer']);
    expect(outcome.missing.map(({ what }) => what)).toEqual(['withheld']);
  });
});

test('days without settlement: Columbus Day is one in New York, where shares are traded (TX-2)', () => {
  const closed = closedDays(2024, 2025);
  expect(settlementDay('US', '2024-10-11', closed.get('US')!)).toBe('2024-10-15');
  expect(settlementDay('PL', '2025-12-22', closed.get('PL')!)).toBe('2025-12-29');
  expect(settlementDay('EU', '2025-04-17', closed.get('EU')!)).toBe('2025-04-23');
});

const gap = fc.integer({ min: 0, max: 20 });
const deal = fc.record({
  gap,
  sells: fc.boolean(),
  portfolio: fc.constantFrom('P', 'Q'),
  count: fc.integer({ min: 1, max: 50 }),
  cents: fc.integer({ min: 1, max: 90_000 }),
  what: fc.constantFrom('trade', 'trade', 'trade', 'split', 'dividend', 'move'),
});

type Deal = typeof deal extends fc.Arbitrary<infer Value> ? Value : never;

/** A ledger in which nothing is sold that is not there. */
function ledgerOf(deals: readonly Deal[]): LedgerEntry[] {
  const held: Record<string, number> = { P: 0, Q: 0 };
  let day = '2024-01-08';
  return deals.flatMap(({ gap: days, sells, portfolio, count, cents, what }, at) => {
    // Each on a day of its own: on one day the ledger has an order for types.
    day = addDays(day, days + 1);
    const price = { price: decimal((cents / 100).toFixed(2)) };
    const has = held[portfolio]!;
    const other = portfolio === 'P' ? 'Q' : 'P';
    if (what === 'dividend')
      return [entry('dividend', day, { portfolio, total: price.price, tax: decimal('0.01') })];
    if (what === 'split') {
      held[portfolio] = has * 2;
      return [entry('split', day, { portfolio, numerator: decimal('2'), denominator: decimal('1') })];
    }
    const amount = what === 'move' || sells ? Math.min(count, has) : count;
    if (amount === 0) return [];
    const traded = { portfolio, units: decimal(String(amount)), ...price, fee: decimal('1') };
    if (what === 'move') {
      held[portfolio] = has - amount;
      held[other]! += amount;
      const link = `l${at}`;
      return [
        entry('transfer-out', day, { ...traded, link, fee: zero }),
        entry('transfer-in', day, { ...traded, portfolio: other, link, fee: zero }),
      ];
    }
    held[portfolio] = sells ? has - amount : has + amount;
    return [entry(sells ? 'sell' : 'buy', day, traded)];
  });
}

test('the order in which rows were entered changes nothing, and nothing is missing (TX-13)', () => {
  fc.assert(
    fc.property(fc.array(deal, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (deals, random) => {
      const rows = ledgerOf(deals);
      const shuffled = rows
        .map((row) => ({ row, at: random.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ row }) => row);
      const [one, other] = [yearOfRows(rows), yearOfRows(shuffled)];
      expect(other.outcome).toEqual(one.outcome);
      expect(one.outcome.missing).toEqual([]);
      expect(one.outcome.sales).toHaveLength(rows.filter(({ type }) => type === 'sell').length);
    }),
    { numRuns: 60 },
  );
});
