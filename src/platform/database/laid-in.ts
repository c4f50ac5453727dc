import { createHash } from 'node:crypto';
import type { Database, Queries, Tx } from './database.ts';
import { sql } from './sql.ts';

/**
 * A short name of what is laid in: the same for the same, another for anything else. Of rows as they are stored, not of
 * the file they were read from: a release that reads it better stores them again.
 */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Whether the last thing laid in by this name was this one. */
export async function isLaidIn(on: Queries, name: string, fingerprint: string): Promise<boolean> {
  const row = await on.maybe<{ found: string | null }>(
    sql`select laid_in ->> ${name} as found from installation`,
  );
  return row?.found === fingerprint;
}

export async function noteLaidIn(tx: Tx, name: string, fingerprint: string): Promise<void> {
  await tx.run(
    sql`update installation set laid_in = laid_in || jsonb_build_object(${name}::text, ${fingerprint}::text)`,
  );
}

/** At a start, under the set-up lock: what came with the product is stored once, together with the note that it is. */
export async function layIn(
  database: Database,
  name: string,
  fingerprint: string,
  store: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  if (await isLaidIn(database, name, fingerprint)) return;
  await database.transaction(async (tx) => {
    await store(tx);
    await noteLaidIn(tx, name, fingerprint);
  });
}
