import type * as z from 'zod/mini';
import type { AnyCall } from '../../foundation/contract.ts';
import { type FailureKey, type FieldErrors, invalid, isKey, notFound } from '../../foundation/failure.ts';
import { isStorable } from '../../foundation/printable.ts';
import { fieldName, hasRoom, isWithinBounds } from './input-bounds.ts';

type Given = { params: unknown; query: unknown; body: unknown };

/** Validates the three parts of a request by the contract; throws one failure that names every bad field. */
export function parseInput(call: AnyCall, given: Given): { params: unknown; query: unknown; body: unknown } {
  // Without a prototype, so that a field may have any name.
  const errors: FieldErrors = Object.create(null);
  const part = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    if (!isWithinBounds(value)) {
      errors.form = ['invalid'];
      return undefined;
    }
    const result = schema.safeParse(value ?? {});
    if (result.success) {
      collect(errors, unstorable(result.data));
      return result.data;
    }
    collect(errors, result.error.issues);
    return undefined;
  };
  const params = part(call.params, given.params);
  // No record has an address that cannot be written.
  if (Object.keys(errors).length) throw notFound();
  const parsed = { params, query: part(call.query, given.query), body: part(call.body, given.body) };
  if (Object.keys(errors).length) throw invalid(errors);
  return parsed;
}

/** Where an input holds text that no database can keep as it is; no schema needs to think of that. */
function unstorable(value: unknown, path: string[] = []): Issue[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, message: 'invalid' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isStorable(name) ? unstorable(inner, [...path, name]) : [{ path, message: 'invalid' }],
  );
}

type Issue = { path: PropertyKey[]; message: string };

function collect(errors: FieldErrors, issues: readonly Issue[]): void {
  for (const issue of issues) {
    if (!hasRoom(errors)) return;
    const field = fieldName(issue.path);
    const key = keyOf(issue);
    const known = errors[field];
    if (!known) errors[field] = [key];
    else if (!known.includes(key)) known.push(key);
  }
}

/** Schemas name their key as the message; what they leave to zod is merely invalid. */
function keyOf(issue: Issue): FailureKey {
  return isKey(issue.message) ? issue.message : 'invalid';
}
