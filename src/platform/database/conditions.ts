import { type Sql, sql } from './sql.ts';

/** All of them, or nothing. */
export const whereAll = (parts: readonly Sql[]): Sql =>
  parts.reduce((all, part, i) => (i === 0 ? sql`where ${part}` : sql`${all} and ${part}`), sql``);

/** Parts that exclude each other, one after the other. */
export const unionAll = (parts: readonly Sql[]): Sql =>
  parts.reduce((all, part) => sql`${all} union all ${part}`);
