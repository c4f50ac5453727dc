import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { anyLedger, makeLedger, today } from '../../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, isZero, minus, sign, sum, textOf, times } from '../../../foundation/decimal.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { poolSold, tallyBook } from '../../performance/positions/tally-book.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { type Sold, sellToday } from './sell-today.ts';

const day = '2026-11-17';
const rates = new RateBook(
  [
    { currency: 'usd', day: dayNumber('2024-01-02'), pln: '4' },
    { currency: 'usd', day: dayNumber('2025-01-02'), pln: '5' },
  ],
  dayNumber(day),
);

function soldOf(rows: readonly LedgerRow[], given: Partial<Sold> = {}, method: LotMethod = 'fifo'): Sold {
  return {
    book: singleBook(rows, method),
    quoted: 'pln',
    price: decimal('100'),
    rates,
    shown: 'pln',
    today: dayNumber(day),
    kind: 'ordinary',
    whole: null,
    ...given,
  };
}

const twoLots = [buy('2024-01-02', '10', '50'), buy('2025-01-02', '10', '80', { fee: '4' })];

describe('a sale that was not made', () => {
  it('takes the oldest lots, is charged as the last trade was, and is taxed on what is left (HO-8 to HO-10)', () => {
    expect(sellToday(soldOf(twoLots), decimal('15'))).toMatchObject({
      units: '15',
      proceeds: '1500',
      // 4 of 800.
      commission: { amount: '7.5', percent: 0.5, day: '2025-01-02' },
      cost: '900',
      gain: '600',
      // 19% of 592.50.
      tax: '112.575',
      in_hand: '1379.925',
      lots: [
        { day: '2024-01-02', units: '10', cost: '500' },
        { day: '2025-01-02', units: '5', cost: '400' },
      ],
      lots_count: 2,
      share_before: null,
    });
  });

  it('takes its share of the pool with average cost, and of no lot', () => {
    const sale = sellToday(soldOf(twoLots, {}, 'average'), decimal('10'));
    expect(sale).toMatchObject({ cost: '650', gain: '350', method: 'average', lots: [], lots_count: 0 });
  });

  it('a loss is not taxed, nor is a sale on an account for old age', () => {
    expect(sellToday(soldOf(twoLots, { price: decimal('10') }), decimal('1')).tax).toBe('0');
    const sheltered = sellToday(soldOf(twoLots, { kind: 'ike' }), decimal('1'));
    expect(sheltered.tax).toBeNull();
    expect(sheltered.in_hand).toBe(moneyText(minus(decimal('100'), decimal('0.5'))));
  });

  it('the tax is reckoned in złoty, whatever is shown', () => {
    const rows = [buy('2024-01-02', '1', '100', { currency: 'usd' })];
    const sale = sellToday(soldOf(rows, { quoted: 'usd', shown: 'usd' }), decimal('1'));
    // In dollars nothing was gained; in złoty 400 became 500, and 19 of them are 3.80 dollars.
    expect(sale).toMatchObject({ gain: '0', tax: '3.8', in_hand: '96.2' });
  });

  it('says what share of everything goes, with the money that comes of it still there', () => {
    const free = [buy('2024-01-02', '10', '100')];
    const sale = sellToday(soldOf(free, { whole: decimal('4000') }), decimal('5'));
    expect(sale).toMatchObject({ commission: null, tax: '0', share_before: 25, share_after: 12.5 });
  });

  it('a dividend after the last trade charges nothing', () => {
    const rows = [buy('2024-01-02', '1', '100'), ledgerRow('fee', '2025-01-02', { total: '9' })];
    expect(sellToday(soldOf(rows), decimal('1')).commission).toBeNull();
  });

  it('realises what the ledger would, had it been recorded (L-6)', () => {
    fc.assert(
      fc.property(
        anyLedger(400),
        fc.constantFrom('pln', 'usd'),
        fc.integer({ min: 1, max: 100 }),
        (options, shown, part) => {
          const { holdings, method, rates: known } = makeLedger(options);
          for (const { rows, market } of holdings) {
            const book = singleBook(rows, method);
            if (sign(book.units) <= 0 || book.units.places > 18) continue;
            const units =
              part === 100
                ? book.units
                : { digits: (book.units.digits * BigInt(part)) / 100n, places: book.units.places };
            if (isZero(units)) continue;
            const sale = sell('2026-11-17', textOf(units), '77', { currency: market.currency });
            const recorded = singleBook([...rows, { ...sale, day: today }], method);
            const after = tallyBook(recorded, market.currency, known, shown);
            const before = tallyBook(book, market.currency, known, shown);
            const rate = known.cross(market.currency, shown, today)!;
            const { pool, lots } = poolSold(book, units, market.currency, known, shown);
            const gain = minus(times(times(units, decimal('77')), rate), pool.cost);
            expect(moneyText(gain)).toBe(moneyText(minus(after.realised, before.realised)));
            if (method === 'fifo') expect(textOf(sum(lots.map(({ lot }) => lot.units)))).toBe(textOf(units));
          }
        },
      ),
      { numRuns: often(12) },
    );
  });
});
