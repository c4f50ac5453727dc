import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { VersionRow } from '../../../changes/server/change-store.ts';
import type { VersionNames } from '../../../changes/server/version-names.ts';
import { namesOfIds } from './change-names-store.ts';

const naming = [
  'portfolio_id',
  'holding_id',
  'instrument_id',
  'currency_id',
  'to_currency_id',
  'other_fee_currency_id',
] as const;

/** Assets, currencies and portfolios by their names, in place of ids that nobody reads. */
export const namesOfVersions: VersionNames = {
  tables: ['portfolios', 'holdings', 'transactions'],
  nameRows,
};

async function nameRows(context: Context, rows: readonly VersionRow[]) {
  const both = rows.flatMap(({ was, became }) => [was, became].filter((one) => one !== null));
  const ids = new Set(both.flatMap((row) => naming.map((column) => row[column] ?? '')).filter(isId));
  const names = await namesOfIds(context.services.database, actorOf(context).userId, [...ids]);
  // What was removed along with it has its name only in its own version; a holding is called as its instrument.
  for (const { of_table, was } of rows) {
    if (!was?.id || names.has(was.id)) continue;
    const name = of_table === 'portfolios' ? was.name : names.get(was.instrument_id ?? '');
    if (name) names.set(was.id, name);
  }
  for (const row of both)
    for (const column of naming) {
      const id = row[column];
      if (id) row[column] = names.get(id) ?? null;
    }
  return new Map(rows.map((row) => [row, nameOf(row)]));
}

function nameOf({ of_table, was, became }: VersionRow): string {
  const row = was ?? became;
  if (of_table === 'portfolios') return row?.name ?? '';
  if (of_table === 'holdings') return row?.instrument_id ?? '';
  return row?.holding_id ?? row?.portfolio_id ?? '';
}
