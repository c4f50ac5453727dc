import { expect } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { databaseFacts } from '../database/database-facts.ts';
import type { Answer } from './visitor.ts';

/** What a request is refused with, after a look that it left no trace in any table. */
export function refusals(database: Database) {
  const facts = databaseFacts(database);
  async function refused(request: () => Promise<Answer>) {
    const before = await facts();
    const { status, body } = await request();
    expect(await facts()).toEqual(before);
    return { status, ...body };
  }
  async function errorsOf(request: () => Promise<Answer>) {
    const answer = await refused(request);
    expect(answer.status).toBe(422);
    return answer.errors;
  }
  return { refused, errorsOf };
}
