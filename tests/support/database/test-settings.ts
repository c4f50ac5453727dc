import { loadSecrets } from '../../../src/platform/secrets.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';

export const templateDatabase = 'walory_template';

/** All test installations share a secret, because they are copies of one database. */
const secret = 'a5'.repeat(32);

export const testSecrets = () => loadSecrets('', secret);

/** Safe settings for a process under test: any free port, logs of faults alone, limits far away unless the test is about them. */
export function testSettings(changes: Partial<Settings>): Settings {
  return {
    ...readSettings({}),
    port: 0,
    secret,
    logLevel: 'error',
    limitFactor: 1000,
    apiPerMinute: 1_000_000,
    databasePool: 4,
    ...changes,
  };
}

export function databaseAddress(
  server: { host: string; port: number; user: string },
  database: string,
): string {
  return `postgres://${server.user}@localhost:${server.port}/${database}?host=${encodeURIComponent(server.host)}`;
}
