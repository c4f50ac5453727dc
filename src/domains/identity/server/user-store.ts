import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { TrackingScope } from '../investor-profile.ts';

export type UserRow = {
  id: string;
  email: string;
  name: string;
  /** None: the name. */
  username: string | null;
  first_name: string | null;
  password_hash: string;
  role: 'user' | 'admin';
  locale: 'en' | 'pl';
  email_verified_at: Date | null;
  /** The address before the last change, and until when it may take the account back. */
  former_email: string | null;
  former_email_until: Date | null;
  onboarding_done_at: Date | null;
  familiarity: number | null;
  reason: number | null;
  scope: TrackingScope | null;
  phone: string | null;
  city: string | null;
  street: string | null;
  zip: string | null;
  newsletter: boolean;
  terms_accepted_at: Date;
  avatar_id: string | null;
  is_demo: boolean;
  /** Who is blocked cannot sign in, and nothing that was opened before opens anything. */
  blocked_at: Date | null;
  last_seen_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

type NewUser = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'name'
  | 'password_hash'
  | 'role'
  | 'locale'
  | 'newsletter'
  | 'terms_accepted_at'
  | 'created_at'
>;

export function insertUser(on: Queries, user: NewUser): Promise<number> {
  return on.run(sql`
    insert into users (id, email, name, username, password_hash, role, locale, newsletter, terms_accepted_at, created_at, updated_at, last_seen_at)
    values (${user.id}, ${user.email}, ${user.name}, ${user.name}, ${user.password_hash}, ${user.role}, ${user.locale},
      ${user.newsletter}, ${user.terms_accepted_at}, ${user.created_at}, ${user.created_at}, ${user.created_at})`);
}

/** Takes back what somebody with this address agreed to. */
export function withdrawNewsletter(on: Queries, email: string): Promise<number> {
  return on.run(sql`update users set newsletter = false where email = ${email} and newsletter`);
}

type WithKey = UserRow & { key_ending: string | null; key_created_at: Date | null };

/** With what may be told of the account's API key. */
export function userWithKey(on: Queries, id: string): Promise<WithKey | undefined> {
  return on.maybe<WithKey>(sql`
    select u.*, k.ending as key_ending, k.created_at as key_created_at
    from users u left join api_keys k on k.user_id = u.id where u.id = ${id}`);
}

export function userById(on: Queries, id: string): Promise<UserRow | undefined> {
  return on.maybe<UserRow>(sql`select * from users where id = ${id}`);
}

export function userByEmail(on: Queries, email: string): Promise<UserRow | undefined> {
  return on.maybe<UserRow>(sql`select * from users where email = ${email}`);
}

/**
 * Holds the row until the end of the transaction, so that two changes of one account cannot cross: before anything
 * else that belongs to the account (SF-11). Rows that only name the account can still be written.
 */
export function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx.maybe<UserRow>(sql`select * from users where id = ${id} for no key update`);
}

/** The same for several accounts at once, in one order, so that two who act on each other wait instead of crossing. */
export function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return tx.many<UserRow>(
    sql`select * from users where id = any(${[...ids]}::uuid[]) order by id for no key update`,
  );
}

/**
 * An account together with those of all operators: whoever takes an operator away sees how many are left, and waits for
 * another who does the same.
 */
export function lockWithOperators(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return tx.many<UserRow>(sql`
    select * from users where role = 'admin' or id = any(${[...ids]}::uuid[]) order by id for no key update`);
}

/** Whether an account is there, and stays until the end of the transaction: for what only names it (SF-11). */
export async function shareUser(tx: Tx, id: string): Promise<boolean> {
  return (await tx.maybe(sql`select from users where id = ${id} for key share`)) !== undefined;
}

/**
 * Holds an account that is about to go, and waits for whoever still writes for it (`shareUser`). It comes before anything
 * of the account is touched: otherwise they would wait for us, and we for them.
 */
export function holdLeaving(tx: Tx, id: string): Promise<number> {
  return tx.run(sql`select from users where id = ${id} for update`);
}

/** Whether nobody is registered yet. Waits for registrations under way: only one of them can be the first. */
export async function isFirstUser(tx: Tx): Promise<boolean> {
  const nobody = async () =>
    (await tx.one<{ first: boolean }>(sql`select not exists (select from users) as first`)).first;
  // The lock stops every change of an account: it is taken only while there is none.
  if (!(await nobody())) return false;
  await tx.run(sql`lock table users in share row exclusive mode`);
  return nobody();
}

type PersonalInfo = { name: string; city: string; street: string; zip: string };
/** Left as they are when they are not given. */
type OwnNames = { username?: string; firstName?: string };

export function updatePersonalInfo(
  on: Queries,
  id: string,
  info: PersonalInfo & OwnNames,
  at: Date,
): Promise<number> {
  return on.run(sql`
    update users set name = ${info.name}, city = nullif(${info.city}, ''), street = nullif(${info.street}, ''),
      zip = nullif(${info.zip}, ''), username = coalesce(${info.username ?? null}, username),
      first_name = nullif(coalesce(${info.firstName ?? null}, first_name), ''), updated_at = ${at}
    where id = ${id}`);
}

type Address = { email: string; verifiedAt: Date | null; former: { email: string; until: Date } | null };

export function updateEmail(on: Queries, id: string, address: Address, at: Date): Promise<number> {
  return on.run(sql`
    update users set email = ${address.email}, email_verified_at = ${address.verifiedAt},
      former_email = ${address.former?.email ?? null}, former_email_until = ${address.former?.until ?? null},
      updated_at = ${at}
    where id = ${id}`);
}

/** Whose account this address may still take back. */
export function userByFormerEmail(on: Queries, email: string, now: Date): Promise<UserRow | undefined> {
  return on.maybe<UserRow>(
    sql`select * from users where former_email = ${email} and former_email_until > ${now} limit 1`,
  );
}

/** A confirmed address needs the one before no longer than it may come back. */
export function forgetFormerEmails(on: Queries, now: Date): Promise<number> {
  return on.run(sql`
    update users set former_email = null, former_email_until = null
    where former_email_until <= ${now} and email_verified_at is not null`);
}

export function updatePassword(on: Queries, id: string, passwordHash: string, at: Date): Promise<number> {
  return on.run(sql`update users set password_hash = ${passwordHash}, updated_at = ${at} where id = ${id}`);
}

export function markVerified(on: Queries, id: string, email: string, at: Date): Promise<number> {
  return on.run(sql`
    update users set email_verified_at = coalesce(email_verified_at, ${at}), updated_at = ${at}
    where id = ${id} and email = ${email}`);
}

export type Profile = { familiarity: number; reason: number; scope: TrackingScope };

export function storeInvestorProfile(on: Queries, id: string, profile: Profile, at: Date): Promise<number> {
  return on.run(sql`
    update users set familiarity = ${profile.familiarity}, reason = ${profile.reason}, scope = ${profile.scope},
      onboarding_done_at = coalesce(onboarding_done_at, ${at}), updated_at = ${at}
    where id = ${id}`);
}

/** Without answers: they can be given later. */
export function stampOnboarded(on: Queries, id: string, at: Date): Promise<number> {
  return on.run(sql`
    update users set onboarding_done_at = ${at}, updated_at = ${at} where id = ${id} and onboarding_done_at is null`);
}

export function setAvatar(on: Queries, id: string, avatarId: string | null, at: Date): Promise<number> {
  return on.run(sql`update users set avatar_id = ${avatarId}, updated_at = ${at} where id = ${id}`);
}

export function updatePhone(on: Queries, id: string, phone: string | null, at: Date): Promise<number> {
  return on.run(sql`update users set phone = ${phone}, updated_at = ${at} where id = ${id}`);
}

export function updateLocale(on: Queries, id: string, locale: string): Promise<number> {
  return on.run(sql`update users set locale = ${locale} where id = ${id} and locale <> ${locale}`);
}

export function setRole(on: Queries, id: string, role: 'user' | 'admin'): Promise<number> {
  return on.run(sql`update users set role = ${role} where id = ${id}`);
}

export function deleteUser(on: Queries, id: string): Promise<number> {
  return on.run(sql`delete from users where id = ${id}`);
}

export function setBlocked(on: Queries, id: string, at: Date | null): Promise<number> {
  return on.run(sql`update users set blocked_at = ${at} where id = ${id}`);
}

/** Not worth waiting for: whoever holds the account at this moment is seen the next time. */
export function touchUser(on: Queries, id: string, at: Date): Promise<number> {
  return on.run(sql`
    update users set last_seen_at = ${at} where id = (
      select id from users where id = ${id} and (last_seen_at is null or last_seen_at < ${at})
      for no key update skip locked)`);
}

export function demoUser(on: Queries): Promise<UserRow | undefined> {
  return on.maybe<UserRow>(sql`select * from users where is_demo`);
}

type DemoState = { email: string; passwordHash: string; role: 'user' | 'admin'; at: Date };

export function restoreDemoUser(on: Queries, id: string, state: DemoState): Promise<number> {
  return on.run(sql`
    update users set is_demo = true, email = ${state.email}, password_hash = ${state.passwordHash}, role = ${state.role},
      email_verified_at = coalesce(email_verified_at, ${state.at}), onboarding_done_at = coalesce(onboarding_done_at, ${state.at}),
      familiarity = coalesce(familiarity, 2), reason = coalesce(reason, 1), scope = coalesce(scope, 'personal')
    where id = ${id}`);
}
