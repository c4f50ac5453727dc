import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Secrets } from '../secrets.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

const purpose = 'vapid';

type KeyRow = { vapid_public: string; vapid_private: string };

/**
 * The installation's keys. Whoever comes first makes them, and all others take those: browsers have subscribed to one
 * pair, and another would reach none of them.
 */
export async function vapidKeysOf(database: Database, secrets: Secrets): Promise<VapidKeys> {
  const row = (await storedKeys(database)) ?? (await makeKeys(database, secrets));
  const privateKey = secrets.unseal(purpose, row.vapid_private);
  if (privateKey === undefined) throw new Error('The keys of web push were sealed with another secret.');
  return { publicKey: row.vapid_public, privateKey };
}

function storedKeys(database: Database): Promise<KeyRow | undefined> {
  return database.maybe<KeyRow>(
    sql`select vapid_public, vapid_private from installation where vapid_public is not null`,
  );
}

async function makeKeys(database: Database, secrets: Secrets): Promise<KeyRow> {
  const { publicKey, privateKey } = newVapidKeys();
  return database.one<KeyRow>(sql`
    update installation set vapid_public = coalesce(vapid_public, ${publicKey}),
      vapid_private = coalesce(vapid_private, ${secrets.seal(purpose, privateKey)})
    returning vapid_public, vapid_private`);
}
