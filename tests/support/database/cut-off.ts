import type { Database } from '../../../src/platform/database/database.ts';

/** Whoever writes a row into this table loses the connection there, as when the process is killed at that row; until it is lifted. */
export async function cutOffAt(database: Database, table: string): Promise<() => Promise<void>> {
  await database.raw(`
    create function cut_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger cut_off before insert or update on ${table} for each row execute function cut_off()`);
  return async () => void (await database.raw('drop function cut_off cascade'));
}
