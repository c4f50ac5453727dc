import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type TableSize = { name: string; bytes: number; rows: number };

/** With their indexes and what is stored apart; rows as the database last counted them. Parts count for the whole. */
export function tableSizes(on: Queries): Promise<TableSize[]> {
  return on.many<TableSize>(sql`
    select coalesce(parent.relname, c.relname)::text as name, sum(pg_total_relation_size(c.oid))::bigint as bytes,
      sum(greatest(c.reltuples, s.n_live_tup, 0))::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_all_tables s on s.relid = c.oid
    left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
    where n.nspname in ('public', 'jobs') and c.relkind = 'r'
    group by 1 order by bytes desc, name`);
}

export async function databaseSize(on: Queries): Promise<number> {
  return (await on.one<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`)).bytes;
}

export type FileSize = {
  kind: 'avatars' | 'documents' | 'reports' | 'attachments';
  count: number;
  bytes: number;
};

export function fileSizes(on: Queries): Promise<FileSize[]> {
  return on.many<FileSize>(sql`
    select 'avatars' as kind, count(*) as count, coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from files
    union all
    select 'documents', count(*), coalesce(sum(octet_length(content)), 0)::bigint from import_documents
      where content is not null
    union all
    select 'reports', count(*), coalesce(sum(octet_length(bytes)), 0)::bigint from report_files where bytes is not null
    union all
    select 'attachments', count(*), coalesce(sum(octet_length(content)), 0)::bigint from mail_attachments
      where content is not null`);
}

export async function appliedMigrations(on: Queries): Promise<{ name: string; at: Date }[]> {
  return on.many(sql`select name, applied_at as at from schema_migrations order by name desc`);
}

export async function postgresVersion(on: Queries): Promise<string> {
  return (await on.one<{ version: string }>(sql`select current_setting('server_version') as version`))
    .version;
}
