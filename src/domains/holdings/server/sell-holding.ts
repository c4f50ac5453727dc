import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, textOf } from '../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { valueLedger } from '../../performance/server/value-ledger.ts';
import type { sellHolding as sellCall } from '../contract.ts';
import { sellToday } from '../sale/sell-today.ts';
import { soldOf } from './position-of.ts';

/** Reckons a sale that nobody made: nothing is recorded (rule HO-8). */
export async function sellHolding(context: Context, { params, query }: CallInput<typeof sellCall>) {
  const ledger = await valueLedger(context, { currency: query.currency });
  const holding = ledger.holdings.find(({ id }) => id === params.id);
  if (!holding) throw notFound();
  const sold = soldOf(ledger, holding);
  if (!sold) throw invalid({ units: ['saleNoPrice'] });
  const units = decimal(query.units);
  if (compare(units, sold.book.units) > 0)
    throw invalid({ units: ['maxVolumeError'] }, undefined, { max: textOf(sold.book.units) });
  return { data: sellToday(sold, units) };
}
