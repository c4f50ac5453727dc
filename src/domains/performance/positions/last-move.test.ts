import { expect, it } from 'vitest';
import { buy, sell, split } from '../../../../tests/support/records/ledger-rows.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, one, textOf } from '../../../foundation/decimal.ts';
import { keepBook } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import { lastMove } from './last-move.ts';

const thursday = dayNumber('2026-11-12');

/** The newest price on the Friday, the one before on the Thursday. */
function market(newest: string, previous: string | null): HoldingMarket {
  const previousDay = previous === null ? null : thursday;
  return {
    currency: 'usd',
    factor: one,
    closes: null,
    newest: {
      price: decimal(newest),
      day: thursday + 1,
      previous: previous === null ? null : decimal(previous),
      previousDay,
    },
  };
}

const bought = buy('2026-01-02', '10', '90');
function move(rows: LedgerRow[], of: HoldingMarket, today: number) {
  const found = lastMove(keepBook(rows, 'fifo'), of, decimal('4'), today);
  return found && { ...found, amount: textOf(found.amount), before: textOf(found.before) };
}

it("on a Saturday it is Friday's move, and says so by its days (rule P-8)", () => {
  expect(move([bought], market('103', '100'), thursday + 2)).toEqual({
    amount: '120',
    before: '4000',
    from: thursday,
    to: thursday + 1,
  });
});

it("on a day with a close it is that day's (rule P-8)", () => {
  expect(move([bought], market('103', '100'), thursday + 1)).toMatchObject({ to: thursday + 1 });
});

it('needs two closes, and something held (rule P-8)', () => {
  expect(move([bought], market('103', null), thursday + 1)).toBeNull();
  expect(move([bought], { ...market('103', null), newest: null }, thursday + 1)).toBeNull();
  expect(move([bought, sell('2026-02-02', '10', '90')], market('103', '100'), thursday + 1)).toBeNull();
});

it('a split between the two closes is no move (rule L-9)', () => {
  const rows = [bought, split('2026-11-13', '2:1')];
  expect(move(rows, market('51.5', '100'), thursday + 1)).toMatchObject({ amount: '120', before: '4000' });
});
