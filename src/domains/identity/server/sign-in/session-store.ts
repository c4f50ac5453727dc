import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type SessionRow = {
  id: string;
  user_id: string;
  impersonator_id: string | null;
  remember: boolean;
  is_visit: boolean;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
};

type NewSession = Omit<SessionRow, 'last_seen_at'> & { token_hash: Buffer };

export function insertSession(on: Queries, session: NewSession): Promise<number> {
  return on.run(sql`
    insert into sessions (id, token_hash, user_id, impersonator_id, remember, is_visit, user_agent, address, created_at, last_seen_at, expires_at)
    values (${session.id}, ${session.token_hash}, ${session.user_id}, ${session.impersonator_id}, ${session.remember},
      ${session.is_visit}, ${session.user_agent}, ${session.address}, ${session.created_at}, ${session.created_at}, ${session.expires_at})`);
}

export type SessionOfActor = {
  id: string;
  user_id: string;
  impersonator_id: string | null;
  is_visit: boolean;
  expires_at: Date;
  last_seen_at: Date;
  role: 'user' | 'admin';
  onboarded: boolean;
};

/** What somebody shows to be let in: its hash, and whose it says it is. */
export type Shown = { hash: Buffer; ownerId: string | undefined };

/** Among the owner's rows; a token from before tokens said whose they are is looked for among everybody's. */
const ofOwner = ({ ownerId }: Shown) => (ownerId ? sql`user_id = ${ownerId} and` : sql``);

/** Who looks through other eyes is an operator still. */
const impersonatorMay = sql`(s.impersonator_id is null or exists (
  select from users i where i.id = s.impersonator_id and i.role = 'admin' and i.blocked_at is null))`;

export function liveSession(on: Queries, shown: Shown, now: Date): Promise<SessionOfActor | undefined> {
  return on.maybe<SessionOfActor>(sql`
    select s.id, s.user_id, s.impersonator_id, s.is_visit, s.expires_at, s.last_seen_at, u.role,
      u.onboarding_done_at is not null as onboarded
    from sessions s join users u on u.id = s.user_id
    where ${ofOwner(shown)} u.blocked_at is null and ${impersonatorMay} and token_hash = ${shown.hash} and s.expires_at > ${now}`);
}

export function touchSession(on: Queries, userId: string, id: string, at: Date): Promise<number> {
  return on.run(sql`
    update sessions set last_seen_at = ${at} where user_id = ${userId} and id = ${id} and last_seen_at < ${at}`);
}

/** A visit ends when it was not used for a while. */
export function touchVisit(
  on: Queries,
  userId: string,
  id: string,
  { at, until }: { at: Date; until: Date },
): Promise<number> {
  return on.run(sql`
    update sessions set last_seen_at = ${at}, expires_at = ${until}
    where user_id = ${userId} and id = ${id} and last_seen_at < ${at}`);
}

/** Ends visits that are over, and of too many those that were not used for longest. */
export function trimVisits(on: Queries, userId: string, now: Date, most: number): Promise<number> {
  return on.run(sql`
    delete from sessions where user_id = ${userId} and is_visit and (expires_at <= ${now} or id in (
      select id from sessions where user_id = ${userId} and is_visit order by last_seen_at desc offset ${most}))`);
}

/** Devices that are signed in; who only looks at the demo is none. */
export function sessionsOf(on: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return on.many<SessionRow>(sql`
    select id, user_id, impersonator_id, remember, is_visit, user_agent, address, created_at, last_seen_at, expires_at
    from sessions where user_id = ${userId} and expires_at > ${now} and not is_visit
    order by last_seen_at desc, id`);
}

/** A session that is no more; of one in which somebody looked through other eyes is told how long it lasted. */
export type EndedSession = Pick<
  SessionRow,
  'user_id' | 'impersonator_id' | 'address' | 'created_at' | 'expires_at'
>;
const ended = sql`user_id, impersonator_id, address, created_at, expires_at`;

export function deleteSession(on: Queries, userId: string, id: string): Promise<EndedSession | undefined> {
  return on.maybe(sql`delete from sessions where id = ${id} and user_id = ${userId} returning ${ended}`);
}

/** Includes those in which the user looks through another's eyes: they lead back into this account. */
export async function deleteSessionsExcept(
  on: Queries,
  userId: string,
  keep: string | null,
): Promise<EndedSession[]> {
  const own = await on.many<EndedSession>(sql`
    delete from sessions where user_id = ${userId} and id is distinct from ${keep}::uuid returning ${ended}`);
  const elsewhere = await on.many<EndedSession>(sql`
    delete from sessions where impersonator_id = ${userId} and id is distinct from ${keep}::uuid returning ${ended}`);
  return [...own, ...elsewhere];
}

export function deleteExpiredSessions(on: Queries, now: Date): Promise<EndedSession[]> {
  return on.many(sql`delete from sessions where expires_at <= ${now} returning ${ended}`);
}

export function upsertApiKey(
  on: Queries,
  userId: string,
  key: { hash: Buffer; ending: string },
  at: Date,
): Promise<number> {
  return on.run(sql`
    insert into api_keys (user_id, key_hash, ending, created_at) values (${userId}, ${key.hash}, ${key.ending}, ${at})
    on conflict (user_id) do update set key_hash = excluded.key_hash, ending = excluded.ending,
      created_at = excluded.created_at, last_used_at = null`);
}

export type ApiKeyRow = { ending: string; created_at: Date; last_used_at: Date | null };

export function apiKeyOf(on: Queries, userId: string): Promise<ApiKeyRow | undefined> {
  return on.maybe<ApiKeyRow>(
    sql`select ending, created_at, last_used_at from api_keys where user_id = ${userId}`,
  );
}

export function deleteApiKey(on: Queries, userId: string): Promise<number> {
  return on.run(sql`delete from api_keys where user_id = ${userId}`);
}

export type KeyOfActor = {
  user_id: string;
  role: 'user' | 'admin';
  onboarded: boolean;
  last_used_at: Date | null;
};

export function liveApiKey(on: Queries, shown: Shown): Promise<KeyOfActor | undefined> {
  return on.maybe<KeyOfActor>(sql`
    select k.user_id, k.last_used_at, u.role, u.onboarding_done_at is not null as onboarded
    from api_keys k join users u on u.id = k.user_id where ${ofOwner(shown)} u.blocked_at is null and key_hash = ${shown.hash}`);
}

export function touchApiKey(on: Queries, userId: string, at: Date): Promise<number> {
  return on.run(sql`update api_keys set last_used_at = ${at} where user_id = ${userId}`);
}
