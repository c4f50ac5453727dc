import { mostCounted } from '../../../../foundation/searched.ts';
import { whereAll } from '../../../../platform/database/conditions.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { countedTo, planned } from '../../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import { idsMatching } from '../../../identity/server/user-search-store.ts';

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

/** People by their ids, the many that a search finds, or with null what nobody did in person. */
export type Meant = { ids: string[] } | { search: string } | null | undefined;

const mostIds = 2_000;

/** Who is meant by a search. Of a few the database knows how much they did; where they are too many, their entries are near. */
export async function meantBy(on: Queries, search: string): Promise<Meant> {
  const rows = await planned<{ id: string }>(on, sql`${idsMatching(search)} limit ${mostIds + 1}`);
  return rows.length > mostIds ? { search } : { ids: rows.map(({ id }) => id) };
}

export type WantedAudit = {
  actors?: Meant;
  subjects?: Meant;
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
    with found as (${entries(wanted, sql`l.*`)} order by l.at desc, l.id desc offset ${start} limit ${limit})
    select l.id, l.at, l.actor_id, a.name as actor_name, l.subject_id, s.name as subject_name, l.action, l.refused,
      l.detail, l.address
    from found l left join users a on a.id = l.actor_id left join users s on s.id = l.subject_id
    order by l.at desc, l.id desc`,
  );
}

export function countAuditRows(on: Queries, wanted: WantedAudit): Promise<number> {
  return countedTo(on, sql`${entries(wanted, sql`1`)} limit ${mostCounted + 1}`);
}

/**
 * What a few people did or had done to them is collected before it is held against the many of the other search: together
 * they may find nothing, and a walk from the newest on would pass everything.
 */
function entries({ actors, subjects, ...wanted }: WantedAudit, columns: Sql): Sql {
  if (isFew(actors) && isMany(subjects))
    return sql`select ${columns} from (${collected({ ...wanted, actors })}) l ${only({ refused: false, subjects })}`;
  if (isMany(actors) && isFew(subjects))
    return sql`select ${columns} from (${collected({ ...wanted, subjects })}) l ${only({ refused: false, actors })}`;
  return sql`select ${columns} from audit_log l ${only({ ...wanted, actors, subjects })}`;
}

const isFew = (people: Meant) => people != null && 'ids' in people;
const isMany = (people: Meant) => people != null && 'search' in people;

const collected = (wanted: WantedAudit): Sql =>
  sql`with few as materialized (select * from audit_log l ${only(wanted)}) select * from few`;

function only(wanted: WantedAudit): Sql {
  return whereAll([
    ...madeBy(sql`l.actor_id`, wanted.actors),
    ...madeBy(sql`l.subject_id`, wanted.subjects),
    ...(wanted.action ? [sql`l.action = ${wanted.action}`] : []),
    ...(wanted.refused ? [sql`l.refused`] : []),
    ...(wanted.from ? [sql`l.at >= ${wanted.from}`] : []),
    ...(wanted.before ? [sql`l.at < ${wanted.before}`] : []),
    ...(wanted.about ? [sql`(l.actor_id = ${wanted.about} or l.subject_id = ${wanted.about})`] : []),
  ]);
}

function madeBy(column: Sql, people: Meant): Sql[] {
  if (people === undefined) return [];
  if (people === null) return [sql`${column} is null`];
  if ('ids' in people) return [sql`${column} = any(${people.ids}::uuid[])`];
  return [sql`${column} in (${idsMatching(people.search)})`];
}
