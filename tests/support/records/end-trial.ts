import { sessionsChanged } from '../../../src/domains/identity/server/identity-events.ts';
import { reachDatabase } from '../../../src/entry/open-services.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createEventBus } from '../../../src/platform/events/event-bus.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';

/** Lets a person's trial in the running product be over since yesterday. */
export async function endTrial(email: string, folder = process.env.WALORY_TEST_DATA): Promise<void> {
  const log = createLog('silent');
  const settings = readSettings({ WALORY_DATA_DIR: folder });
  const { connection, release } = await reachDatabase(settings, log);
  const database = openDatabase(connection, 1, () => {});
  try {
    await database.transaction(async (tx) => {
      const { id } = await tx.one<{ id: string }>(sql`
        update subscriptions s set started_at = now() - interval '15 days', ends_at = now() - interval '1 day' from users u
        where u.email = ${email} and s.user_id = u.id returning u.id`);
      await createEventBus(database, log).publish(tx, sessionsChanged.of(id));
    });
  } finally {
    await database.close();
    await release();
  }
}
