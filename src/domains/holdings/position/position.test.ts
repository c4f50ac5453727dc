import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { buy, ledgerRow, sell, split } from '../../../../tests/support/records/ledger-rows.ts';
import { anyLedger, makeLedger, today } from '../../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf, isZero, one, sign, sum, times, zero } from '../../../foundation/decimal.ts';
import { tallyBook } from '../../performance/positions/tally-book.ts';
import { valueHolding } from '../../performance/positions/value-holding.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { averageCostOn, costSteps } from './cost-steps.ts';
import { dividendsReceived } from './dividends-received.ts';
import { lotRows, mostLots } from './lot-rows.ts';
import { positionHistory } from './price-history.ts';
import { tradeMarks } from './trade-marks.ts';

const rates = new RateBook(
  [{ currency: 'usd', day: dayNumber('2024-01-02'), pln: '4' }],
  dayNumber('2026-11-17'),
);

describe('the average cost by day', () => {
  it('follows purchases and sales, in units of today (HO-4)', () => {
    const book = singleBook(
      [
        buy('2024-01-02', '10', '100'),
        buy('2024-02-01', '10', '200'),
        split('2024-03-01', '10:1'),
        sell('2024-04-01', '100', '30'),
        sell('2024-05-01', '100', '30'),
      ],
      'fifo',
    );
    const costOn = averageCostOn(costSteps([book], 'pln', rates));
    const on = (day: string) => costOn(dayNumber(day));
    expect(on('2024-01-01')).toBeNull();
    expect(on('2024-01-31')).toBe(10);
    expect(on('2024-02-29')).toBe(15);
    expect(on('2024-03-31')).toBe(15);
    expect(on('2024-04-30')).toBe(20);
    expect(on('2024-05-01')).toBeNull();
  });

  it('of two portfolios is that of all units together', () => {
    const books = [buy('2024-01-02', '30', '100'), buy('2024-02-01', '10', '200')].map((row) =>
      singleBook([row], 'fifo'),
    );
    const costOn = averageCostOn(costSteps(books, 'pln', rates));
    expect([costOn(dayNumber('2024-01-15')), costOn(dayNumber('2024-02-15'))]).toEqual([100, 125]);
  });

  it('ends at what everything held has cost (L-6)', () => {
    fc.assert(
      fc.property(anyLedger(400), (options) => {
        const { holdings, method, rates: known } = makeLedger(options);
        for (const { rows, market } of holdings) {
          const book = singleBook(rows, method);
          if (sign(book.units) <= 0) continue;
          const { pool } = tallyBook(book, market.currency, known, 'pln');
          const average = averageCostOn(costSteps([book], market.currency, known))(today)!;
          const exact = floatOf(pool.inInstrument) / floatOf(book.units);
          expect(Math.abs(average - exact)).toBeLessThanOrEqual(Math.abs(exact) * 1e-6 + 1e-6);
        }
      }),
      { numRuns: often(12) },
    );
  });
});

describe('lots', () => {
  it('add up to what the holding cost and is worth (HO-5)', () => {
    fc.assert(
      fc.property(anyLedger(400), (options) => {
        const { holdings, rates: known } = makeLedger({ ...options, method: 'fifo' });
        for (const { rows, market } of holdings) {
          const book = singleBook(rows, 'fifo');
          const value = valueHolding(book, market, known, 'pln', today)!;
          const unit =
            value.price.value && times(value.price.value, known.cross(market.currency, 'pln', today)!);
          const lots = lotRows(book, { quoted: market.currency, shown: 'pln', rates: known, unit })!;
          const lines = [...lots.rows, ...(lots.more ? [lots.more] : [])];
          const added = (of: 'units' | 'cost' | 'value') =>
            floatOf(sum(lines.map((line) => decimal(line[of] ?? '0'))));
          expect(added('units')).toBeCloseTo(floatOf(value.units), 6);
          expect(added('cost')).toBeCloseTo(floatOf(value.openCost), 6);
          if (!isZero(value.units)) expect(added('value')).toBeCloseTo(floatOf(value.marketValue), 6);
          expect(lots.rows.length).toBeLessThanOrEqual(mostLots);
        }
      }),
      { numRuns: often(12) },
    );
  });

  it('are none with average cost, and have no value without a price', () => {
    const rows = [buy('2024-01-02', '2', '10', { currency: 'usd' })];
    const worth = { quoted: 'usd', shown: 'pln', rates, unit: null };
    expect(lotRows(singleBook(rows, 'average'), worth)).toBeNull();
    expect(lotRows(singleBook(rows, 'fifo'), worth)).toEqual({
      rows: [
        {
          day: '2024-01-02',
          units: '2',
          unit_cost: '10',
          cost: '80',
          value: null,
          gain: null,
          gain_percent: null,
        },
      ],
      more: null,
    });
  });
});

describe('dividends', () => {
  it('are those of the ledger after tax, by year, and of twelve months against the cost (HO-6)', () => {
    const paid = [
      ['2023-06-01', '100', '15'],
      ['2025-11-17', '100', '15'],
      ['2025-11-18', '40', '6'],
      ['2026-06-01', '60', '9'],
    ].map(([day, gross, tax]) => ({
      type: 'dividend' as const,
      day: dayNumber(day!),
      gross: decimal(gross!),
      tax: decimal(tax!),
    }));
    const bought = { type: 'buy' as const, day: dayNumber('2023-01-02'), gross: decimal('1700'), tax: zero };
    const now = dayNumber('2026-11-17');
    expect(dividendsReceived([bought, ...paid], decimal('1700'), now)).toEqual({
      count: 4,
      last_day: '2026-06-01',
      twelve_months: '85',
      yield_on_cost: 5,
      years: [
        { year: '2023', net: '85' },
        { year: '2025', net: '119' },
        { year: '2026', net: '51' },
      ],
    });
    expect(dividendsReceived([], zero, now)).toMatchObject({ count: 0, last_day: null, yield_on_cost: null });
  });
});

describe('the chart', () => {
  const now = dayNumber('2024-03-10');
  const first = dayNumber('2024-01-01');
  const closes = new Float64Array(now - first + 1).fill(Number.NaN);
  closes.fill(100, 0, 60).fill(10, 60);
  const market = {
    currency: 'pln',
    factor: one,
    closes: { first, values: closes },
    newest: { price: decimal('11'), day: now, previous: null, previousDay: null },
  };

  it('has closes before a split in units of today, and ends at the newest price (HO-3)', () => {
    const book = singleBook([buy('2024-01-20', '1', '100'), split('2024-03-01', '10:1')], 'fifo');
    const { prices, costs } = positionHistory([book], market, rates, now)!;
    expect(prices.days.first).toBe('2024-01-06');
    expect(prices.days.closes[0]).toBe(10);
    expect(prices.days.closes.at(-1)).toBe(11);
    expect(costs.days.slice(0, 15)).toEqual([...new Array(14).fill(null), 10]);
    expect(costs.days).toHaveLength(prices.days.closes.length);
    expect(costs.weeks).toHaveLength(prices.weeks.closes.length);
    expect(positionHistory([book], { ...market, closes: null, newest: null }, rates, now)).toBeNull();
  });

  it('marks each day’s trades and dividends once (HO-3)', () => {
    const book = singleBook(
      [
        buy('2024-01-20', '1', '100', { rank: 1 }),
        buy('2024-01-20', '3', '80', { rank: 2 }),
        split('2024-02-01', '2:1'),
        sell('2024-02-10', '2', '60'),
        ledgerRow('dividend', '2024-02-20', { total: '10', tax: '1.9' }),
      ],
      'fifo',
    );
    expect(tradeMarks([book])).toEqual([
      { day: '2024-01-20', kind: 'buy', currency: 'pln', units: '8', price: 42.5, amount: '340' },
      { day: '2024-02-10', kind: 'sell', currency: 'pln', units: '2', price: 60, amount: '120' },
      { day: '2024-02-20', kind: 'dividend', currency: 'pln', units: null, price: null, amount: '8.1' },
    ]);
  });
});
