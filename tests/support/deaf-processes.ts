import type { TestWalory } from './test-walory.ts';
import { administer } from './test-walory.ts';

/** Cuts the processes on a database off from events, until they are let hear again; what is connected stays so. */
export async function deafen({ databaseUrl }: TestWalory): Promise<{ hearAgain(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const allow = (connections: boolean) =>
    administer(`alter database ${name} with allow_connections ${connections}`);
  await allow(false);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'walory-events' and datname = '${name}'`);
  return { hearAgain: () => allow(true) };
}
