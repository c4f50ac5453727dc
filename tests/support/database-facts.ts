import type { Database } from '../../src/platform/database/database.ts';

/** What a request may touch without having changed anything: counters, and when somebody was last seen. */
const passing = ['rate_limits', 'schema_migrations'];

/** A fingerprint of every table's rows and of the waiting jobs, to see whether anything has changed. */
export function databaseFacts(database: Database): () => Promise<Record<string, string>> {
  let statement: string | undefined;
  return async () => {
    statement ??= await describe(database);
    const { rows } = await database.raw(statement);
    return Object.fromEntries(rows.map((row) => [row.name, row.facts])) as Record<string, string>;
  };
}

async function describe(database: Database): Promise<string> {
  const { rows } = await database.raw(
    `
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [passing],
  );
  const tables = rows.map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as facts
      from (select (to_jsonb(t) - 'last_seen_at' - 'last_used_at')::text as line from ${name} t) lines`,
  );
  const jobs = `select 'jobs', count(*)::text from jobs.job where name like 'mail.deliver' or name like 'identity.%'`;
  return [...tables, jobs].join(' union all ');
}
