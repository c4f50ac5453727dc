import type { CallInput } from '../../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { readTaxLog as logCall, TaxLogEntry } from '../../log-contract.ts';
import { askedYear } from '../asked-year.ts';
import { mostLogged, taxLogOf } from './tax-log-store.ts';

export async function readTaxLog(context: Context, { params }: CallInput<typeof logCall>) {
  const data = await logOfYear(context, askedYear(context, params));
  return { data, meta: { total: data.length, start: 0, limit: mostLogged } };
}

/** The log of a year, the newest first. */
export async function logOfYear(context: Context, year: number): Promise<TaxLogEntry[]> {
  const rows = await taxLogOf(context.services.database, actorOf(context).userId, year);
  return rows.map(({ year: _, at, origin, ...row }) => ({
    ...row,
    at: at.toISOString(),
    origin: origin as TaxLogEntry['origin'],
  }));
}
