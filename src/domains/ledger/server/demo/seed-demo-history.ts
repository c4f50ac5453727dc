import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import type { ChangeOrigin } from '../../../changes/change-kinds.ts';
import { insertChange, keepNothing } from '../../../changes/server/change-store.ts';
import { aboutRows } from '../history/change-names.ts';
import { newestRows } from '../history/change-names-store.ts';
import { portfoliosOf } from '../portfolio-store.ts';
import { changeTransaction, transactionsById } from '../transaction-store.ts';

const day = 86_400_000;
/** As many as fill a screen. */
const mostRows = 14;

/** The history of the demo account: its portfolios, the newest rows, and two whose commission was put right later. */
export async function seedDemoHistory(
  tx: Tx,
  services: Services,
  { id: userId }: { id: string },
): Promise<void> {
  const now = services.clock.now();
  const by = (origin: ChangeOrigin) => ({ userId, origin, sessionId: null });
  const rows = await newestRows(tx, userId, mostRows);
  const first = new Date(`${rows.at(-1)?.day ?? '2020-01-02'}T08:00:00Z`);
  for (const { name } of await portfoliosOf(tx, userId)) {
    const added = {
      id: newId(),
      kind: 'portfolio-added' as const,
      about: { name },
      at: first,
      isHistory: true,
    };
    await insertChange(tx, by('person'), added);
  }
  for (const row of rows)
    await insertChange(tx, by('person'), {
      id: newId(),
      kind: 'transaction-added',
      about: await aboutRows(tx, userId, [row.id]),
      at: new Date(`${row.day}T16:20:00Z`),
      isHistory: true,
    });
  const charged = rows.filter(({ has_fee }) => has_fee).slice(0, 2);
  for (const [at, { id }] of charged.entries()) {
    const [row] = await transactionsById(tx, [id], userId);
    if (!row) continue;
    await keepNothing(tx);
    await changeTransaction(tx, userId, { ...row, fee: '0' }, now);
    await insertChange(tx, by(at === 0 ? 'person' : 'key'), {
      id: newId(),
      kind: 'transaction-changed',
      about: await aboutRows(tx, userId, [id]),
      at: new Date(now.getTime() - (at + 1) * day),
      isHistory: true,
    });
    await changeTransaction(tx, userId, row, now);
  }
  await keepNothing(tx);
}
