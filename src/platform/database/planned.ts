import type { Queries } from './database.ts';
import type { Sql } from './sql.ts';

/**
 * A statement without a name is planned for its own values. So are lists with filters: whether few or many match decides
 * how they are best answered, and a plan for any values cannot know.
 */
export async function planned<R>(on: Queries, statement: Sql): Promise<R[]> {
  return (await on.raw(statement.text, [...statement.values])).rows as R[];
}

/** How many rows a part of a statement finds, no further than `most` and one. */
export async function countedTo(on: Queries, found: Sql): Promise<number> {
  const text = `select count(*) as total from (${found.text}) found`;
  const { rows } = await on.raw(text, [...found.values]);
  return Number((rows[0] as { total: string }).total);
}
