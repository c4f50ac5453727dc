import { sql } from '../../../src/platform/database/sql.ts';
import type { Trader } from '../callers/trader.ts';
import { eventually } from '../eventually.ts';
import type { TestWalory } from '../test-walory.ts';

/** Waits until a synchronisation has ended: the first one by itself, another because it is asked for. */
export async function synchronised(
  { database }: TestWalory,
  trader: Trader,
  id: string,
  which: 'first' | 'another',
) {
  const now = async () =>
    (await trader.read('/api/integrations')).data.find((one: { id: string }) => one.id === id);
  const isQueued = async () => {
    const { rows } = await database.raw(
      `select from jobs.job where data->>'id' = $1 and state in ('created', 'retry', 'active')`,
      [id],
    );
    return rows.length > 0;
  };
  const untilDone = () =>
    eventually(
      async () => !(await isQueued()) && ((await now()).last_result ? true : undefined),
      () => 'never synchronised',
    );
  if (which === 'another') {
    // One that was asked for before would be taken for this one.
    await untilDone();
    await database.run(
      sql`update integrations set last_result = null where user_id = ${trader.id} and id = ${id}`,
    );
    await eventually(
      async () => {
        await trader.browser.post(`/api/integrations/${id}/synchronise`, {});
        return (await isQueued()) || (await now()).last_result !== null;
      },
      () => 'never queued',
    );
  }
  await untilDone();
  return now();
}
