import type { Queries } from '../../../../platform/database/database.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import { mostCounted } from '../../operator-only.ts';

export type AuditRow = {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
  action: string;
  refused: boolean;
  detail: Record<string, unknown>;
  address: string;
};

export type WantedAudit = {
  /** Null: what nobody did in person. */
  actors?: string[] | null | undefined;
  subjects?: string[] | null | undefined;
  action?: string | undefined;
  refused: boolean;
  from?: Date | undefined;
  /** The first moment that is too late. */
  before?: Date | undefined;
  /** Only what this account did or what was done to it. */
  about?: string | undefined;
};

/** Newest first. */
export async function listAuditRows(
  on: Queries,
  wanted: WantedAudit,
  { start, limit }: { start: number; limit: number },
): Promise<AuditRow[]> {
  return planned<AuditRow>(
    on,
    sql`
    with found as (select * from audit_log l ${only(wanted)} order by l.at desc, l.id desc offset ${start} limit ${limit})
    select l.id, l.at, l.actor_id, a.name as actor_name, l.subject_id, s.name as subject_name, l.action, l.refused,
      l.detail, l.address
    from found l left join users a on a.id = l.actor_id left join users s on s.id = l.subject_id
    order by l.at desc, l.id desc`,
  );
}

export async function countAuditRows(on: Queries, wanted: WantedAudit): Promise<number> {
  const [row] = await planned<{ total: string }>(
    on,
    sql`select count(*) as total from (select from audit_log l ${only(wanted)} limit ${mostCounted + 1}) found`,
  );
  return Number(row!.total);
}

/** Planned for its own values: which of the filters is the narrow one differs. */
async function planned<R>(on: Queries, statement: Sql): Promise<R[]> {
  return (await on.raw(statement.text, [...statement.values])).rows as R[];
}

function only(wanted: WantedAudit): Sql {
  const of = (column: Sql, ids: string[] | null | undefined) =>
    ids === undefined ? [] : [ids === null ? sql`${column} is null` : sql`${column} = any(${ids}::uuid[])`];
  const parts = [
    ...of(sql`l.actor_id`, wanted.actors),
    ...of(sql`l.subject_id`, wanted.subjects),
    ...(wanted.action ? [sql`l.action = ${wanted.action}`] : []),
    ...(wanted.refused ? [sql`l.refused`] : []),
    ...(wanted.from ? [sql`l.at >= ${wanted.from}`] : []),
    ...(wanted.before ? [sql`l.at < ${wanted.before}`] : []),
    ...(wanted.about ? [sql`(l.actor_id = ${wanted.about} or l.subject_id = ${wanted.about})`] : []),
  ];
  return parts.reduce((all, part, i) => (i === 0 ? sql`where ${part}` : sql`${all} and ${part}`), sql``);
}
