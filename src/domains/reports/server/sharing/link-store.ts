import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { ReportElement } from '../../report-kinds.ts';

/** A link as others come in by it. */
export type LinkRow = {
  id: string;
  user_id: string;
  report_id: string;
  elements: ReportElement[];
  hides_amounts: boolean;
  hides_names: boolean;
  frozen_on: string | null;
  expires_on: string | null;
  password_hash: string | null;
  version: number;
  name: string;
  definition: ReportDefinition;
  owner: string;
};

export function linkById(on: Queries, userId: string, id: string): Promise<LinkRow | undefined> {
  return on.maybe<LinkRow>(sql`
    select l.id, l.user_id, l.report_id, l.elements, l.hides_amounts, l.hides_names, l.frozen_on::text, l.expires_on::text,
      l.password_hash, l.version, r.name, r.definition, u.name as owner
    from report_links l join reports r on r.user_id = l.user_id and r.id = l.report_id join users u on u.id = l.user_id
    where l.user_id = ${userId} and l.id = ${id}`);
}

/** What a frozen link shows in a language, as it was written down. */
export async function frozenText(
  on: Queries,
  userId: string,
  id: string,
  language: 'en' | 'pl',
): Promise<string | undefined> {
  const row = await on.maybe<{ text: string | null }>(sql`
    select case when ${language} = 'en' then frozen_en else frozen_pl end as text
    from report_links where user_id = ${userId} and id = ${id}`);
  return row?.text ?? undefined;
}

export type Frozen = { on: string; en: string; pl: string };

export type NewLink = {
  id: string;
  elements: readonly ReportElement[];
  hides_amounts: boolean;
  hides_names: boolean;
  expires_on: string | null;
  password_hash: string | null;
  frozen: Frozen | null;
};

export async function insertLink(
  tx: Tx,
  userId: string,
  reportId: string,
  link: NewLink,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into report_links (user_id, report_id, id, elements, hides_amounts, hides_names, frozen_on, frozen_en,
      frozen_pl, expires_on, password_hash, created_at)
    values (${userId}, ${reportId}, ${link.id}, ${[...link.elements]}::text[], ${link.hides_amounts},
      ${link.hides_names}, ${link.frozen?.on ?? null}::date, ${link.frozen?.en ?? null}, ${link.frozen?.pl ?? null},
      ${link.expires_on}::date, ${link.password_hash}, ${at})`);
}

export async function changeLink(
  tx: Tx,
  userId: string,
  reportId: string,
  link: Omit<NewLink, 'id' | 'password_hash' | 'frozen'>,
): Promise<void> {
  await tx.run(sql`
    update report_links set elements = ${[...link.elements]}::text[], hides_amounts = ${link.hides_amounts},
      hides_names = ${link.hides_names}, expires_on = ${link.expires_on}::date, version = version + 1
    where user_id = ${userId} and report_id = ${reportId}`);
}

/** Null lets it follow the figures. */
export async function freezeLink(
  tx: Tx,
  userId: string,
  reportId: string,
  frozen: Frozen | null,
): Promise<void> {
  await tx.run(sql`
    update report_links set frozen_on = ${frozen?.on ?? null}::date, frozen_en = ${frozen?.en ?? null},
      frozen_pl = ${frozen?.pl ?? null}
    where user_id = ${userId} and report_id = ${reportId}`);
}

export async function setLinkPassword(
  tx: Tx,
  userId: string,
  reportId: string,
  hash: string | null,
): Promise<void> {
  await tx.run(sql`
    update report_links set password_hash = ${hash} where user_id = ${userId} and report_id = ${reportId}`);
}

export function removeLink(tx: Tx, userId: string, reportId: string): Promise<number> {
  return tx.run(sql`delete from report_links where user_id = ${userId} and report_id = ${reportId}`);
}

/** How often it was opened by now. It has no part in what the link shows: pages made before stay good. */
export async function countOpened(on: Queries, userId: string, id: string, at: Date): Promise<number> {
  const row = await on.maybe<{ opened: number }>(sql`
    update report_links set opened = opened + 1, opened_at = ${at} where user_id = ${userId} and id = ${id}
    returning opened`);
  return row?.opened ?? 0;
}
