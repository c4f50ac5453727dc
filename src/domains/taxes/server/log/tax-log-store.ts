import { newId } from '../../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { ChangeOrigin } from '../../../changes/change-kinds.ts';

export type LogKind =
  | 'readings'
  | 'stated'
  | 'losses'
  | 'treaties'
  | 'portfolios'
  | 'filed'
  | 'reopened'
  | 'undone';

/** What of a year became another: a reading, a slip of an account, a loss of a year. Null for what is not there. */
export type LogDetail = { what: string; key: string | null; from: string | null; to: string | null };

export type LogRow = {
  id: string;
  year: number;
  at: Date;
  origin: ChangeOrigin;
  kind: LogKind;
  detail: LogDetail[];
  before: string;
  after: string;
  hash: string | null;
};

/** So many of a year are kept, the newest. */
export const mostLogged = 500;

export async function insertLog(
  tx: Tx,
  userId: string,
  row: Omit<LogRow, 'id'> & { changeId: string | null },
): Promise<void> {
  await tx.run(sql`
    insert into tax_log (user_id, id, year, at, origin, kind, detail, before, after, hash, change_id)
    values (${userId}, ${newId()}, ${row.year}, ${row.at}, ${row.origin}, ${row.kind}, ${JSON.stringify(row.detail)},
      ${row.before}, ${row.after}, ${row.hash}, ${row.changeId})`);
  await tx.run(sql`
    delete from tax_log where user_id = ${userId} and year = ${row.year} and id in (
      select id from tax_log where user_id = ${userId} and year = ${row.year} order by at desc, id desc offset ${mostLogged})`);
}

/** What was taken back stands there turned round. */
export async function logUndone(
  tx: Tx,
  userId: string,
  changeIds: readonly string[],
  origin: ChangeOrigin,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into tax_log (user_id, id, year, at, origin, kind, detail, before, after)
    select user_id, gen_random_uuid(), year, ${at}, ${origin}, 'undone', (select jsonb_agg(jsonb_build_object(
        'what', one->'what', 'key', one->'key', 'from', one->'to', 'to', one->'from')) from jsonb_array_elements(detail) one),
      after, before
    from tax_log where user_id = ${userId} and change_id = any(${[...changeIds]}::uuid[])`);
}

/** The log of a year, or of all, the newest first. */
export function taxLogOf(on: Queries, userId: string, year: number | null): Promise<LogRow[]> {
  return on.many<LogRow>(sql`
    select id, year, at, origin, kind, detail, trim_scale(before)::text as before, trim_scale(after)::text as after, hash
    from tax_log where user_id = ${userId} and (${year}::int is null or year = ${year}::int)
    order by at desc, id desc limit ${year === null ? 20 * mostLogged : mostLogged}`);
}
