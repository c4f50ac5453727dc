import { sign } from '../../../foundation/decimal.ts';
import type { Reading } from '../readings.ts';
import { type Outcome, yearOf } from '../reckoning/outcome.ts';
import type { TaxEvent } from '../reckoning/tax-events.ts';
import type { ReckonedYear } from './years-in-turn.ts';

/**
 * The readings that can make a difference in a year: all others are not asked about (rule TX-3). Whether they do is shown
 * beside them.
 */
export function relevantReadings(
  year: ReckonedYear,
  events: readonly TaxEvent[],
  accounts: number,
): Reading[] {
  const { figures, outcome } = year;
  const kinds = new Set(events.map(({ kind }) => kind));
  const isIn = ({ taxDay }: Outcome['sales'][number]) => yearOf(taxDay) === figures.year;
  const sales = outcome.sales.filter(isIn);
  const hasSales = sales.length > 0;
  const { rows } = figures.flat;
  const withheld = rows.some((row) => sign(row.withheld) > 0);
  const applies: Record<Reading, boolean> = {
    day: hasSales,
    loss_method: year.losses.before.some((loss) => loss.year < figures.year) && sign(figures.income) > 0,
    credit_limit: withheld,
    credit_scope: withheld && rows.length > 1,
    flat_rounding: rows.length > 0,
    wht_day: events.some(
      (event) => 'withheld' in event && event.withheld.some(({ day }) => day !== event.day),
    ),
    fifo_scope: hasSales && accounts > 1,
    cost_method: events.some((event) => event.kind === 'sell' && event.lots !== undefined),
    transfer_order: kinds.has('transfer'),
    sale_fee: sales.some(({ fee }) => sign(fee) > 0),
    account_fees: kinds.has('fee'),
    conversion_rounding: hasSales,
    country_by: hasSales,
    derivatives: kinds.has('derivative'),
    bond_redemption: events.some((event) => event.kind === 'redeem' && !event.payerWithheld),
    spinoff: kinds.has('spin-off'),
    gift_cost: events.some((event) => event.kind === 'acquire' && event.donorCost !== undefined),
    short_sale: kinds.has('short'),
    written_option: kinds.has('option-written'),
    expired_option: events.some((event) => event.kind === 'sell' && event.isExpired === true),
  };
  return (Object.keys(applies) as Reading[]).filter((reading) => applies[reading]);
}
