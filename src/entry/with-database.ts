import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';
import { reachDatabase } from './open-services.ts';

/** Runs a command against the database of the settings and ends the process; mistakes are reported in one line. */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<string>,
): Promise<never> {
  try {
    const settings = readSettings(process.env);
    const { connection, release } = await reachDatabase(settings, createLog('silent'));
    const database = openDatabase(connection, 2, () => {});
    try {
      console.log(await work(database, settings));
    } finally {
      await database.close();
      await release();
    }
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
