import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type TokenPurpose = 'email-verification' | 'reset-password' | 'email-undo';

type NewToken = {
  id: string;
  userId: string;
  purpose: TokenPurpose;
  hash: Buffer;
  email: string;
  createdAt: Date;
  expiresAt: Date;
};

export function insertToken(on: Queries, token: NewToken): Promise<number> {
  return on.run(sql`
    insert into mail_tokens (id, user_id, purpose, token_hash, email, created_at, expires_at)
    values (${token.id}, ${token.userId}, ${token.purpose}, ${token.hash}, ${token.email}, ${token.createdAt}, ${token.expiresAt})`);
}

/** Whose a link is that was sent before tokens said so themselves: it is looked for among everybody's. */
export async function ownerOfOldToken(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const row = await tx.maybe<{ user_id: string }>(
    sql`select user_id from mail_tokens where token_hash = ${hash}`,
  );
  return row?.user_id;
}

/** Uses a token of an account up, and tells the address it was sent to; of two attempts at once only one gets it. */
export async function redeemToken(
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await tx.maybe<{ email: string }>(sql`
    update mail_tokens set used_at = ${now}
    where user_id = ${userId} and token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning email`);
  return row?.email;
}

/** A new password makes every link that is still under way worthless. */
export function spendTokensOf(
  on: Queries,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number> {
  return on.run(sql`
    update mail_tokens set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}

/** After a way back nothing that was sent before leads anywhere. */
export function spendAllTokensOf(on: Queries, userId: string, now: Date): Promise<number> {
  return on.run(sql`update mail_tokens set used_at = ${now} where user_id = ${userId} and used_at is null`);
}

/** Addresses the account had, as far as links sent to them are on record, and nobody else has them now. */
export function addressesOf(on: Queries, userId: string): Promise<{ email: string }[]> {
  return on.many(sql`
    select distinct email from mail_tokens t where user_id = ${userId}
      and not exists (select from users u where u.email = t.email and u.id <> ${userId})`);
}

export function deleteExpiredTokens(on: Queries, before: Date): Promise<number> {
  return on.run(sql`delete from mail_tokens where expires_at < ${before}`);
}
