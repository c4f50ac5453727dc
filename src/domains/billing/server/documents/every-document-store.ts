import type { Day } from '../../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import { foldText } from '../../../../foundation/fold-text.ts';
import { whereAll } from '../../../../platform/database/conditions.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { like } from '../../../../platform/database/like.ts';
import { countedTo, planned } from '../../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import type { DocumentKind } from '../../document-number.ts';
import type { DocumentRow } from './document-store.ts';
import type { Printed } from './printed.ts';

/** What the operator looks for; `ownerId`: only this person's documents. */
export type Wanted = {
  number?: { kind: DocumentKind; year: number; ordinal: number };
  text?: string;
  kind?: DocumentKind;
  ksef?: 'to-send' | 'sent';
  ownerId?: string;
};

function condition({ number, text, kind, ksef, ownerId }: Wanted): Sql {
  return whereAll([
    ...(number ? [numbered(number)] : []),
    ...(text ? [like(sql`buyer_text`, foldText(text))] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(ksef ? [sql`ksef = ${ksef}`] : []),
    ...(ownerId ? [sql`user_id = ${ownerId}`] : []),
  ]);
}

const numbered = ({ kind, year, ordinal }: NonNullable<Wanted['number']>) =>
  sql`kind = ${kind} and year = ${year} and ordinal = ${ordinal}`;

/** The texts of buyers as the indexes have them. */
const everyDocument = sql`(
  select id, user_id, kind, year, ordinal, issued_at, ksef,
    folded(coalesce(buyer->>'name', '') || ' ' || coalesce(buyer->>'tax_number', '')) as buyer_text
  from billing_documents
  union all
  select id, null::uuid, kind, year, ordinal, issued_at, ksef,
    folded(coalesce(document->'buyer'->>'name', '') || ' ' || coalesce(document->'buyer'->>'tax_number', ''))
  from kept_documents) every_document`;

/** Documents of everybody, of accounts that are gone too, newest first; counted to `most` and one. */
export async function findDocuments(
  on: Queries,
  wanted: Wanted,
  { start, limit, most }: { start: number; limit: number; most: number },
): Promise<{ ids: string[]; total: number }> {
  const where = condition(wanted);
  const rows = await planned<{ id: string }>(
    on,
    sql`select id from ${everyDocument} ${where} order by issued_at desc, id desc offset ${start} limit ${limit}`,
  );
  const total = await countedTo(on, sql`select 1 from ${everyDocument} ${where} limit ${most + 1}`);
  return { ids: rows.map(({ id }) => id), total };
}

export type PaidDocument = DocumentRow & { paid: DecimalText };

/** Documents by their ids, each with what came in for it. */
export function documentsByIds(on: Queries, ids: readonly string[]): Promise<PaidDocument[]> {
  return on.many<PaidDocument>(sql`
    select d.*, coalesce((select sum(i.gross) from billing_documents i
      where i.user_id = d.user_id and i.about_id = d.id and i.kind = 'invoice'), 0)::numeric(10, 2) as paid
    from billing_documents d where d.id = any(${[...ids]}::uuid[])`);
}

type KeptRow = { id: string; document: Printed; ksef: DocumentRow['ksef']; ksef_number: string | null };

/** Documents of accounts that are gone, as they were printed. */
export async function keptByIds(on: Queries, ids: readonly string[]): Promise<Printed[]> {
  const rows = await on.many<KeptRow>(
    sql`select id, document, ksef, ksef_number from kept_documents where id = any(${[...ids]}::uuid[])`,
  );
  return rows.map(({ id, document, ksef, ksef_number }) => ({ ...document, id, ksef, ksef_number }));
}

export function markSent(on: Queries, userId: string, id: string, number: string): Promise<number> {
  return on.run(sql`
    update billing_documents set ksef = 'sent', ksef_number = ${number}
    where user_id = ${userId} and id = ${id} and ksef is not null`);
}

export function markKeptSent(on: Queries, id: string, number: string): Promise<number> {
  return on.run(sql`
    update kept_documents set ksef = 'sent', ksef_number = ${number} where id = ${id} and ksef is not null`);
}

export type KeptDocument = Pick<
  DocumentRow,
  'id' | 'kind' | 'year' | 'ordinal' | 'issued_at' | 'ksef' | 'ksef_number'
> & {
  document: object;
  deleteAfter: Day;
};

export function keepDocument(tx: Tx, kept: KeptDocument): Promise<number> {
  return tx.run(sql`
    insert into kept_documents (id, kind, year, ordinal, issued_at, document, ksef, ksef_number, delete_after)
    values (${kept.id}, ${kept.kind}, ${kept.year}, ${kept.ordinal}, ${kept.issued_at}, ${JSON.stringify(kept.document)},
      ${kept.ksef}, ${kept.ksef_number}, ${kept.deleteAfter})`);
}

/** The law's years are over. */
export function forgetKept(on: Queries, today: Day): Promise<number> {
  return on.run(sql`delete from kept_documents where delete_after < ${today}`);
}
