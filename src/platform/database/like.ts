import { type Sql, sql } from './sql.ts';

/**
 * Whether a text with an index of its trigrams contains what was typed, both folded alike. Of one or two letters there are
 * no trigrams, and everything would be read: they are looked for where a word begins.
 */
export function like(text: Sql, typed: string): Sql {
  const escaped = typed.replace(/[\\%_]/g, '\\$&');
  if ([...typed].length > 2) return sql`${text} like ${`%${escaped}%`}`;
  return sql`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}
