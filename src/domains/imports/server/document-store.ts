import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DocumentChoices, DocumentSummary } from '../document.ts';

export type DocumentRow = {
  id: string;
  name: string;
  size: number;
  format: string | null;
  state: 'read' | 'imported' | 'undone';
  choices: DocumentChoices;
  summary: DocumentSummary;
  created_at: Date;
  imported_at: Date | null;
  undone_at: Date | null;
  /** How many of its bookings are in the ledger. */
  imported: number;
};

const columns = sql`d.id, d.name, d.size, d.format, d.state, d.choices, d.summary, d.created_at, d.imported_at, d.undone_at,
  (select count(distinct key) from transaction_sources s where s.user_id = d.user_id and s.document_id = d.id) as imported`;

export function documentsOf(
  on: Queries,
  userId: string,
  start: number,
  limit: number,
): Promise<DocumentRow[]> {
  return on.many<DocumentRow>(sql`
    select ${columns} from import_documents d where d.user_id = ${userId}
    order by d.created_at desc, d.id limit ${limit} offset ${start}`);
}

export async function documentCount(on: Queries, userId: string): Promise<number> {
  return (
    await on.one<{ count: number }>(sql`select count(*) from import_documents where user_id = ${userId}`)
  ).count;
}

export function documentById(on: Queries, userId: string, id: string): Promise<DocumentRow | undefined> {
  return on.maybe<DocumentRow>(sql`
    select ${columns} from import_documents d where d.user_id = ${userId} and d.id = ${id}`);
}

/** Whoever imports or undoes a file has it alone. */
export async function lockDocument(tx: Tx, userId: string, id: string): Promise<DocumentRow | undefined> {
  await tx.run(sql`select 1 from import_documents where user_id = ${userId} and id = ${id} for update`);
  return documentById(tx, userId, id);
}

/** A person's files are recorded one after the other: the same rows in two of them are known to the second. */
export function lockImports(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended('imports:' || ${userId}, 0))`);
}

export async function contentOf(on: Queries, userId: string, id: string): Promise<Buffer | null> {
  const row = await on.maybe<{ content: Buffer | null }>(
    sql`select content from import_documents where user_id = ${userId} and id = ${id}`,
  );
  return row?.content ?? null;
}

type NewDocument = Pick<DocumentRow, 'id' | 'name' | 'size' | 'format' | 'choices' | 'summary'> & {
  content: Buffer;
};

export function insertDocument(tx: Tx, userId: string, document: NewDocument, at: Date): Promise<number> {
  return tx.run(sql`
    insert into import_documents (user_id, id, name, size, content, format, choices, summary, created_at)
    values (${userId}, ${document.id}, ${document.name}, ${document.size}, ${document.content}, ${document.format},
      ${JSON.stringify(document.choices)}, ${JSON.stringify(document.summary)}, ${at})`);
}

export function updateDocument(
  tx: Tx,
  userId: string,
  document: Pick<DocumentRow, 'id' | 'choices' | 'format' | 'summary'>,
): Promise<number> {
  return tx.run(sql`
    update import_documents set choices = ${JSON.stringify(document.choices)}, format = ${document.format}, summary = ${JSON.stringify(document.summary)}
    where user_id = ${userId} and id = ${document.id}`);
}

export function markImported(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update import_documents set state = 'imported', imported_at = coalesce(imported_at, ${at}), undone_at = null
    where user_id = ${userId} and id = ${id}`);
}

export function markUndone(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update import_documents set state = 'undone', undone_at = ${at} where user_id = ${userId} and id = ${id}`);
}

export function removeDocument(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(
    sql`delete from import_documents where user_id = ${userId} and id = ${id} and state = 'read'`,
  );
}

/** Files that were never imported go after a while, and all but the newest few at once. */
export function dropUnused(tx: Tx, userId: string, keep: number): Promise<number> {
  return tx.run(sql`
    delete from import_documents where user_id = ${userId} and state = 'read' and id in (
      select id from import_documents where user_id = ${userId} and state = 'read'
      order by created_at desc offset ${keep})`);
}

export function forgetUnused(on: Queries, before: Date): Promise<number> {
  return on.run(sql`delete from import_documents where state = 'read' and created_at < ${before}`);
}

/** The content of files whose rows nobody waits for any more. */
export function forgetContents(on: Queries, before: Date): Promise<number> {
  return on.run(sql`
    update import_documents set content = null where content is not null and state <> 'read'
      and coalesce(undone_at, imported_at) < ${before}`);
}

export async function replacePages(tx: Tx, userId: string, id: string, pages: Buffer[]): Promise<void> {
  await tx.run(sql`delete from import_pages where user_id = ${userId} and document_id = ${id}`);
  await tx.run(sql`
    insert into import_pages (user_id, document_id, number, content)
    select ${userId}, ${id}, number - 1, content from unnest(${pages}::bytea[]) with ordinality as page (content, number)`);
}

export async function pagesOf(
  on: Queries,
  userId: string,
  id: string,
  from: number,
  to: number,
): Promise<Buffer[]> {
  const rows = await on.many<{ content: Buffer }>(sql`
    select content from import_pages where user_id = ${userId} and document_id = ${id}
      and number between ${from} and ${to} order by number`);
  return rows.map(({ content }) => content);
}
