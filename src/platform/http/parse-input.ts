import type * as z from 'zod/mini';
import type { AnyCall } from '../../foundation/contract.ts';
import { type FailureKey, type FieldErrors, invalid, isKey, notFound } from '../../foundation/failure.ts';
import { isStorable } from '../../foundation/printable.ts';

type Given = { params: unknown; query: unknown; body: unknown };

/** Validates the three parts of a request by the contract; throws one failure that names every bad field. */
export function parseInput(call: AnyCall, given: Given): { params: unknown; query: unknown; body: unknown } {
  // Without a prototype, so that a field may have any name.
  const errors: FieldErrors = Object.create(null);
  const part = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {});
    if (result.success) {
      for (const path of unstorable(result.data)) errors[path || 'form'] = ['invalid'];
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
function unstorable(input: unknown): string[] {
  const found: string[] = [];
  const waiting = [{ path: '', value: input }];
  // A stack of our own: an input may be nested deeper than calls can be.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !isStorable(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) found.push(path);
      waiting.push({ path: path ? `${path}.${name}` : name, value: inner });
    }
  }
  return found;
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
  return isKey(issue.message) ? issue.message : 'invalid';
}
