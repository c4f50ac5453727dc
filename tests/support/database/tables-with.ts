import type { Database } from '../../../src/platform/database/database.ts';

/** Every table there is, of the product and of its queue of jobs. */
export async function allTables(database: Database): Promise<string[]> {
  const { rows } = await database.raw(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1`,
  );
  return (rows as { name: string }[]).map(({ name }) => name.replace('public.', ''));
}

/** Tables that have a row with this text anywhere in it. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await allTables(database)) {
    const hit = await database.raw(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (hit.rows.length) found.push(name);
  }
  return found;
}
