import type * as z from 'zod/mini';
import type { AnyCall } from '../../foundation/contract.ts';
import { type FailureKey, type FieldErrors, failureKeys, invalid } from '../../foundation/failure.ts';

type Given = { params: unknown; query: unknown; body: unknown };

/** Validates the three parts of a request by the contract; throws one failure that names every bad field. */
export function parseInput(call: AnyCall, given: Given): { params: unknown; query: unknown; body: unknown } {
  const errors: FieldErrors = {};
  const part = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {});
    if (result.success) return result.data;
    collect(errors, result.error.issues);
    return undefined;
  };
  const parsed = {
    params: part(call.params, given.params),
    query: part(call.query, given.query),
    body: part(call.body, given.body),
  };
  if (Object.keys(errors).length) throw invalid(errors);
  return parsed;
}

type Issue = { path: PropertyKey[]; message: string; code?: string; input?: unknown };

function collect(errors: FieldErrors, issues: readonly Issue[]): void {
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'form';
    const key = keyOf(issue);
    const known = errors[field];
    if (!known) errors[field] = [key];
    else if (!known.includes(key)) known.push(key);
  }
}

/** Schemas name their key as the message; what they leave to zod is merely invalid. */
function keyOf(issue: Issue): FailureKey {
  return failureKeys.find((key) => key === issue.message) ?? 'invalid';
}
