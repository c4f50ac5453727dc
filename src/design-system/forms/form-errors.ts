import type * as z from 'zod/mini';
import { type FailureKey, isKey } from '../../foundation/failure.ts';

/** Errors under the names of a call's fields, as its schema, its rules or its server tell them. */
export type ReportedErrors = readonly (readonly [field: string, keys: readonly string[]])[];

/** What the schema of a call says of a body before it is sent. */
export function schemaErrors(schema: z.ZodMiniType | undefined, body: unknown): ReportedErrors {
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.map(String).join('.'), [message]]);
}

/**
 * Errors under the names of a form's fields: the first of each. The first that concerns no field of the form is apart,
 * for the whole form to say.
 */
export function placeErrors(
  reported: ReportedErrors,
  fieldOf: (name: string) => string | null,
): { errors: Record<string, FailureKey>; unplaced: FailureKey | null } {
  const errors: Record<string, FailureKey> = {};
  let unplaced: FailureKey | null = null;
  for (const [name, [key]] of reported) {
    if (key === undefined) continue;
    const field = fieldOf(name);
    const known = isKey(key) ? key : 'invalid';
    if (field === null) unplaced ??= known;
    else errors[field] ??= known;
  }
  return { errors, unplaced };
}
