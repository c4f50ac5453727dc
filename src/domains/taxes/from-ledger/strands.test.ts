import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, zero } from '../../../foundation/decimal.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';
import { type Readings, readings, usualReadings } from '../readings.ts';
import type { EntrySource, EntryTerms, KnownInstrument, LedgerEntry } from './ledger-entry.ts';
import { strandsOf } from './strands.ts';
import {
  reckonLedger,
  reckonStrand,
  reckonStrands,
  type TranslatedLedger,
  together,
  translateLedger,
  translateStrand,
} from './translate-ledger.ts';

const known = (id: string, more: Partial<KnownInstrument> = {}): KnownInstrument => ({
  ...{ id, isin: null, mic: 'XNYS', country: 'US', class_slug: 'stocks', subclass_slug: null, ...more },
});
const papers = [
  known('ACM'),
  known('BET', { country: null, mic: '' }),
  known('ETF-DE', { isin: 'IE00B4L5Y983', mic: 'XETR', class_slug: 'etf' }),
  known('ETF-NL', { isin: 'IE00B4L5Y983', mic: 'XAMS', class_slug: 'etf' }),
  known('BTC', { class_slug: 'crypto', country: null }),
  known('GOLD', { class_slug: 'commodities', country: null }),
];
const portfolios = [
  { id: 'P', name: 'P', kind: 'ordinary' as const },
  { id: 'Q', name: 'Q', kind: 'ordinary' as const },
  { id: 'W', name: 'W', kind: 'ike' as const },
  { id: 'L', name: 'L', kind: 'ordinary' as const, isLeftOut: true },
];
const rates = new Map(
  ['USD', 'EUR'].map((currency, at) => [
    currency,
    Array.from({ length: 500 }, (_, day) => ({
      ...{ effective: addDays('2023-12-20', day), table: `${day}/A/NBP` },
      mid: decimal((4 + at + (day % 37) / 100).toFixed(2)),
    })),
  ]),
);

const unsaid: EntrySource = {
  ...{ key: '', broker: 'ibkr', account: null, settlesOn: null, accrued: null, price: null },
  ...{ fee: null, tax: null, taxDay: null, country: null, subtype: null },
};
const noTerms: EntryTerms = {
  ...{ occasion: null, priorCost: null, priorTax: null, legs: null, accrued: null },
  ...{ otherFee: null, isCharge: false },
};

const deal = fc.record({
  gap: fc.integer({ min: 0, max: 12 }),
  what: fc.constantFrom(
    ...(['buy', 'buy', 'buy', 'sell', 'sell', 'split', 'dividend', 'tax', 'interest', 'fee'] as const),
    ...(['short', 'cover', 'result', 'repayment', 'transfer-in', 'transfer-out'] as const),
    ...(['move', 'swap', 'spin-off', 'gift', 'option', 'cash-fee', 'cash-interest', 'cash-tax'] as const),
  ),
  instrument: fc.constantFrom(...papers.map(({ id }) => id)),
  into: fc.constantFrom(...papers.map(({ id }) => id)),
  portfolio: fc.constantFrom('P', 'P', 'Q', 'W', 'L'),
  to: fc.constantFrom('P', 'Q', 'W'),
  account: fc.constantFrom(null, null, 'A', 'B'),
  /** Rows of one booking share it. */
  booking: fc.option(fc.nat(8)),
  currency: fc.constantFrom('pln', 'usd', 'eur'),
  count: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 1, max: 9000 }),
  isTaxed: fc.boolean(),
});
type Deal = typeof deal extends fc.Arbitrary<infer Value> ? Value : never;

/** Anything at all: also sales of what is not there, and transfers from nowhere. */
function rowsOf(deals: readonly Deal[]): LedgerEntry[] {
  let day = dayNumber('2024-01-08');
  return deals.flatMap((one, at) => {
    day += one.gap;
    return rowsOfDeal(one, day, at);
  });
}

function rowsOfDeal(of: Deal, day: number, at: number): LedgerEntry[] {
  const { what, instrument, portfolio, account, booking, currency, count, cents } = of;
  const isCash = what.startsWith('cash-');
  const isFromFile = account !== null || booking !== null;
  const key = booking === null ? `own ${at}` : `shared ${booking}`;
  const amount = decimal((cents / 100).toFixed(2));
  const row = (type: TransactionType, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
    ...{ id: `r${at}${type}`, type, day, second: null, rank: at, currency, portfolio, eventKind: null },
    ...{ units: decimal(String(count)), price: amount, total: null, fee: decimal('0.5'), terms: null },
    ...{ tax: of.isTaxed ? decimal('0.2') : zero, toTotal: null, toCurrency: null, share: null },
    ...{ numerator: null, denominator: null, named: null, link: null, event: null },
    ...{ holding: isCash ? null : `${portfolio} ${instrument}`, instrument: isCash ? null : instrument },
    ...{ source: isFromFile ? { ...unsaid, key, account } : null, ...more },
  });
  const arrival = (more: Partial<LedgerEntry>) => row('transfer-in', { portfolio: of.to, ...more });
  const [paid, link] = [{ units: null, price: null, total: amount }, `link ${at}`];
  switch (what) {
    case 'move':
      return [row('transfer-out', { link }), arrival({ link })];
    case 'swap':
      return [row('transfer-out', { link }), arrival({ link, instrument: of.into, portfolio })];
    case 'spin-off':
      return [
        row(what, { link, units: null, price: null, share: decimal('0.25') }),
        arrival({ link, instrument: of.into, portfolio }),
      ];
    case 'split':
      return [row(what, { units: null, price: null, numerator: decimal('3'), denominator: decimal('2') })];
    case 'gift':
      return [row('transfer-in', { terms: { ...noTerms, occasion: 'gift', priorCost: amount } })];
    case 'option':
      return [row('short', { terms: { ...noTerms, occasion: 'option' } })];
    case 'cash-fee':
      return [row('fee', paid)];
    case 'cash-tax':
      return [row('tax', paid)];
    case 'cash-interest':
      return [row('interest', paid)];
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover':
    case 'transfer-in':
    case 'transfer-out':
      return [row(what)];
    default:
      return [row(what, paid)];
  }
}

const anyReadings = fc.record(
  Object.fromEntries(Object.entries(readings).map(([name, choices]) => [name, fc.constantFrom(...choices)])),
) as fc.Arbitrary<Readings>;

function translated(
  rows: readonly LedgerEntry[],
  instruments: readonly KnownInstrument[] = papers,
  before?: TranslatedLedger,
): TranslatedLedger {
  return translateLedger(
    {
      ...{ entries: inOrder(rows), portfolios, stamp: JSON.stringify(instruments) },
      instruments: new Map(instruments.map((one) => [one.id, one])),
      usuallyWithheld: (country) => (country === 'US' ? 15 : 0),
    },
    before,
  );
}

const deals = (maxLength: number) => fc.array(deal, { maxLength });

test('strand by strand a ledger comes to what it comes to as a whole (TX-13)', () => {
  fc.assert(
    fc.property(deals(60), anyReadings, (list, read) => {
      const ledger = translated(rowsOf(list));
      const whole = reckonStrand(
        translateStrand(ledger.entries, ledger.circumstances),
        { ...ledger.input, rates },
        read,
      );
      const places = new Map(ledger.entries.map(({ id }, place) => [id, place]));
      const placed = <Row extends { ref: string }>(rows: readonly Row[]) =>
        rows.toSorted((a, b) => places.get(a.ref)! - places.get(b.ref)!);
      expect(reckonLedger(ledger, rates, read)).toEqual({
        ...whole,
        outside: [...ledger.leftOut, ...placed(whole.outside)],
        missing: placed(whole.missing),
      });
    }),
    { numRuns: 200 },
  );
});

test('after a change, what is reckoned again with what is known comes to what everything comes to (TX-13)', () => {
  const change = fc.record({ at: fc.nat(40), gone: fc.nat(2), deals: deals(3) });
  fc.assert(
    fc.property(deals(40), fc.array(change, { maxLength: 4 }), fc.boolean(), (list, changes, isRenamed) => {
      let rows = rowsOf(list);
      let ledger = translated(rows);
      let strands = reckonStrands(ledger, rates, usualReadings);
      for (const [turn, { at, gone, deals: fresh }] of changes.entries()) {
        const added = rowsOf(fresh).map((row) => ({ ...row, id: `turn ${turn} ${row.id}` }));
        rows = rows.toSpliced(at, gone, ...added);
        // An instrument that gets the ISIN of others is of their paper from now on.
        const listed = papers.map((one) =>
          isRenamed && turn === 1 && one.id === 'ACM' ? { ...one, isin: 'IE00B4L5Y983' } : one,
        );
        ledger = translated(rows, listed, ledger);
        strands = reckonStrands(ledger, rates, usualReadings, strands);
        expect(together(ledger, strands)).toEqual(
          reckonLedger(translated(rows, listed), rates, usualReadings),
        );
      }
    }),
    { numRuns: 100 },
  );
});

const plain: Deal = {
  ...{ gap: 1, what: 'buy', instrument: 'ACM', into: 'BET', portfolio: 'P', to: 'Q', account: null },
  ...{ booking: null, currency: 'usd', count: 1, cents: 500, isTaxed: false },
};
const instruments = new Map(papers.map((one) => [one.id, one]));
const idsIn = (list: readonly Deal[]) =>
  strandsOf({ entries: inOrder(rowsOf(list)), instruments }).map((strand) => strand.map(({ id }) => id));

test('a row of one paper leaves the strands of others as they are', () => {
  const rows = rowsOf([plain, { ...plain, instrument: 'BET' }, { ...plain, instrument: 'BTC' }]);
  const ledger = translated(rows);
  const more = translated([...rows, { ...rows[0]!, id: 'more' }], papers, ledger);
  expect(more.strands.map((strand) => ledger.strands.includes(strand))).toEqual([false, true, true]);
});

test('what a transfer or a booking ties together is one strand, and so are fees of nothing', () => {
  expect(
    idsIn([
      plain,
      { ...plain, instrument: 'BET', what: 'swap', into: 'GOLD' },
      { ...plain, instrument: 'BTC', booking: 1 },
      { ...plain, what: 'cash-fee', booking: 1 },
      { ...plain, what: 'cash-fee', booking: 2 },
      { ...plain, instrument: 'GOLD' },
      { ...plain, what: 'cash-fee' },
    ]),
  ).toEqual([
    ['r0buy'],
    ['r1transfer-out', 'r1transfer-in', 'r5buy'],
    ['r2buy', 'r3fee'],
    ['r4fee', 'r6fee'],
  ]);
});
