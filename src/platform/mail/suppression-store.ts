import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Secrets } from '../secrets.ts';

// Addresses are known by a keyed hash: whoever reads the table learns nobody's.
const hashOf = (secrets: Secrets, email: string) => secrets.sign('suppressed-address', email.toLowerCase());

export type Suppression = { reason: string; since: string };

export function suppressionOf(
  on: Queries,
  secrets: Secrets,
  email: string,
): Promise<Suppression | undefined> {
  return on.maybe<Suppression>(
    sql`select reason, since from suppressed_addresses where address_hash = ${hashOf(secrets, email)}`,
  );
}

/** Remembers that an address takes no mail; the first day is kept. */
export function suppressAddress(
  on: Queries,
  secrets: Secrets,
  email: string,
  { reason, since }: { reason: string; since: Date },
): Promise<number> {
  return on.run(sql`
    insert into suppressed_addresses (address_hash, reason, since) values (${hashOf(secrets, email)}, ${reason}, ${since.toISOString().slice(0, 10)})
    on conflict (address_hash) do update set reason = excluded.reason`);
}

/** Somebody has proved that the address is read after all, or has left it (N-8). */
export function liftSuppression(on: Queries, secrets: Secrets, email: string): Promise<number> {
  return on.run(sql`delete from suppressed_addresses where address_hash = ${hashOf(secrets, email)}`);
}
