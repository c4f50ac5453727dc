import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type PhoneRow = {
  /** As it was typed. */
  phone: string | null;
  /** The number the rest is about, as it is dialled. */
  number: string | null;
  confirmed_at: Date | null;
  code_expires_at: Date | null;
};

export function phoneOf(on: Queries, userId: string): Promise<PhoneRow | undefined> {
  return on.maybe<PhoneRow>(sql`
    select u.phone, p.number, p.confirmed_at, p.code_expires_at
    from users u left join phone_confirmations p on p.user_id = u.id where u.id = ${userId}`);
}

type Code = { number: string; hash: string; expiresAt: Date };

/** A new code: whatever was tried with the one before is forgotten, and so is that it was confirmed once. */
export function storeCode(tx: Tx, userId: string, { number, hash, expiresAt }: Code): Promise<number> {
  return tx.run(sql`
    insert into phone_confirmations (user_id, number, code_hash, code_expires_at)
    values (${userId}, ${number}, ${hash}, ${expiresAt})
    on conflict (user_id) do update set number = excluded.number, code_hash = excluded.code_hash,
      code_expires_at = excluded.code_expires_at, code_tries = 0, confirmed_at = null`);
}

/** Takes one of the tries that a code has; nothing where there is no code, or no try left. */
export function takeTry(
  tx: Tx,
  userId: string,
  { now, most }: { now: Date; most: number },
): Promise<{ number: string; code_hash: string; code_tries: number } | undefined> {
  return tx.maybe(sql`
    update phone_confirmations set code_tries = code_tries + 1
    where user_id = ${userId} and code_hash is not null and code_expires_at > ${now} and code_tries < ${most}
    returning number, code_hash, code_tries`);
}

export function markConfirmed(tx: Tx, userId: string, at: Date): Promise<number> {
  return tx.run(sql`
    update phone_confirmations set confirmed_at = ${at}, code_hash = null, code_expires_at = null, code_tries = 0
    where user_id = ${userId}`);
}

/** Of every number, or of all but one. */
export function forgetConfirmation(tx: Tx, userId: string, except: string | null): Promise<number> {
  return tx.run(sql`
    delete from phone_confirmations where user_id = ${userId} and number is distinct from ${except}`);
}
