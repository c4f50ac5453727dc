import { dataFolder, reachDatabase } from '../../src/entry/open-services.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { loadSecrets, type Secrets } from '../../src/platform/secrets.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';

/** The database of the product under the journeys, for parts of the outside world: a source, a mailbox, a terminal. */
export async function withJourneyDatabase<T>(
  work: (database: Database, secrets: Secrets) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ WALORY_DATA_DIR: process.env.WALORY_TEST_DATA });
  const { connection, release } = await reachDatabase(settings, createLog('silent'));
  const database = openDatabase(connection, 1, () => {});
  try {
    return await work(database, await loadSecrets(dataFolder(settings), settings.secret));
  } finally {
    await database.close();
    await release();
  }
}
