import { isId } from '../../../foundation/ids.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { VersionRow } from '../../changes/server/change-store.ts';
import type { VersionNames } from '../../changes/server/version-names.ts';
import { namesOfIds } from './change-names-store.ts';

const own = new Set(['portfolios', 'holdings', 'transactions']);
const naming = ['portfolio_id', 'holding_id', 'instrument_id', 'currency_id', 'to_currency_id'] as const;

/** Assets, currencies and portfolios by their names, in place of ids that nobody reads. */
export const namesOfVersions: VersionNames = async (context, versions) => {
  const rows = versions.filter(({ of_table }) => own.has(of_table));
  const both = rows.flatMap(({ was, became }) => (became ? [was, became] : [was]));
  const ids = new Set(both.flatMap((row) => naming.map((column) => row[column] ?? '')).filter(isId));
  const names = await namesOfIds(context.services.database, actorOf(context).userId, [...ids]);
  for (const row of both)
    for (const column of naming) {
      const id = row[column];
      if (id) row[column] = names.get(id) ?? goneName(id, rows) ?? null;
    }
  return new Map(rows.map((row) => [row, nameOf(row)]));
};

/** What was removed along with it has no name any more but in its own version. */
function goneName(id: string, rows: readonly VersionRow[]): string | null {
  const gone = rows.find(({ was }) => was.id === id);
  return gone ? nameOf(gone) : null;
}

function nameOf({ of_table, was }: VersionRow): string {
  if (of_table === 'portfolios') return was.name ?? '';
  if (of_table === 'holdings') return was.instrument_id ?? '';
  return was.holding_id ?? was.portfolio_id ?? '';
}
