import type { Queries } from '../../../../platform/database/database.ts';
import type { ChangeAbout } from '../../../changes/change-kinds.ts';
import { namedTransactions } from './change-names-store.ts';

/** What the history says of these rows: of one what it is, of several how many (rule UN-2). */
export async function aboutRows(
  on: Queries,
  userId: string,
  ids: readonly string[],
  more: ChangeAbout = {},
): Promise<ChangeAbout> {
  if (ids.length !== 1) return { count: ids.length, ...more };
  const [row] = await namedTransactions(on, userId, ids);
  if (!row) return { count: 1, ...more };
  const { type, name, amount, currency, portfolio } = row;
  return {
    count: 1,
    type,
    portfolio,
    ...(name !== null && { name }),
    ...(amount !== null && { amount, currency }),
    ...more,
  };
}
