import type { Database } from '../../../src/platform/database/database.ts';

/** What changes without anybody's request: counters, and how far rounds in the background have come. */
const passing = ['rate_limits', 'schema_migrations', 'alert_progress'];
/** Where somebody was last seen. */
const touched = ['sessions', 'api_keys', 'users'];

/** A fingerprint of every table's rows and of the waiting jobs, to see whether anything has changed. */
export function databaseFacts(database: Database): () => Promise<Record<string, string>> {
  let statement: string | undefined;
  return async () => {
    statement ??= await describe(database);
    // By its name, and so planned once: to plan a question to a hundred tables takes longer than to answer it.
    const rows = await database.many<{ name: string; facts: string }>({ text: statement, values: [] });
    return Object.fromEntries(rows.map((row) => [row.name, row.facts]));
  };
}

async function describe(database: Database): Promise<string> {
  const { rows } = await database.raw(
    `select table_name as name, pg_relation_size(quote_ident(table_name)::regclass) > ${large} as is_large
     from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [passing],
  );
  const tables = rows as { name: string; is_large: boolean }[];
  const watched = tables.filter(({ name, is_large }) => is_large && !touched.includes(name));
  await watch(
    database,
    watched.map(({ name }) => name),
  );
  const read = tables
    .filter((table) => !watched.includes(table))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || ${writtenBy(name)} as facts from ${name} t where ${counts(name)}`,
    );
  const jobs = `select 'jobs', count(*)::text from jobs.job where name like 'mail.deliver' or name like 'identity.%'`;
  const written = `select name, count(*)::text from seen.writes group by name`;
  return [...read, jobs, written].join(' union all ');
}

/** In bytes: what is shipped with the product is larger, and reading it all would take longer than a request. */
const large = 65_536;

/** Large tables tell of each row that is written, so that nobody has to read them. */
async function watch(database: Database, tables: string[]): Promise<void> {
  await database.raw(`
    create schema if not exists seen;
    create unlogged table if not exists seen.writes (name text not null);
    create or replace function seen.note() returns trigger language plpgsql as
      $$ begin insert into seen.writes values (tg_table_name); return null; end $$;
    ${tables.map((name) => `create or replace trigger seen after insert or update or delete on ${name} for each row execute function seen.note();`).join('\n')}`);
}

/** That something was refused is written down (rule OP-10), and that a file could not be imported is told (rule EV-13). */
const counts = (table: string) =>
  ({ audit_log: 'not refused', notifications: `kind <> 'importFailed'` })[table] ?? 'true';

/** Which transaction wrote last: every change of a row has one of its own, and reading it costs nothing. */
function writtenBy(table: string): string {
  return touched.includes(table)
    ? `coalesce(md5(string_agg((to_jsonb(t) - 'last_seen_at' - 'last_used_at')::text, '' order by t::text)), '')`
    : `coalesce(max(xmin::text::bigint), 0)`;
}
