import { foldText } from '../../foundation/fold-text.ts';
import { type Sql, sql } from './sql.ts';

/**
 * `foldText` as the database does it; a test holds the two against each other. Most texts have no marks, and taking
 * marks off costs ten times as much as looking whether there are any.
 */
export function folded(text: Sql): Sql {
  return sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else replace(lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g')), 'ł', 'l') end`;
}

/** Whether a text contains what somebody typed, whatever its case and marks. */
export function contains(text: Sql, typed: string): Sql {
  return sql`${folded(text)} like ${`%${foldText(typed).replace(/[\\%_]/g, '\\$&')}%`}`;
}
