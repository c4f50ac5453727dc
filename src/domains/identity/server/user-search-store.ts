import { foldText } from '../../../foundation/fold-text.ts';
import { whereAll } from '../../../platform/database/conditions.ts';
import { like } from '../../../platform/database/like.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

const partOfId = /^[0-9a-f]{8}[0-9a-f-]*$/;

/** Conditions on `users u`: part of a name or address whatever its case and marks, or the beginning of an id. */
export function matchingUsers(search: string): Sql[] {
  const typed = foldText(search.trim());
  if (!typed) return [];
  const digits = typed.replaceAll('-', '');
  if (partOfId.test(typed) && digits.length <= 32)
    return [sql`u.id between ${uuidOf(digits, '0')} and ${uuidOf(digits, 'f')}`];
  return [like(sql`u.search`, typed)];
}

function uuidOf(digits: string, filler: string): string {
  return digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Ids of those meant by a name, an address or an id, as part of a statement. */
export const idsMatching = (search: string): Sql =>
  sql`select u.id from users u ${whereAll(matchingUsers(search))}`;
