import * as z from 'zod/mini';

/** Times travel as ISO 8601 in UTC. */
export const instant = z.union([
  z.string(),
  z.pipe(
    z.date(),
    z.transform((date: Date) => date.toISOString()),
  ),
]);

/** One record. */
export function record<T extends z.ZodMiniType>(shape: T) {
  return z.object({ data: shape });
}

/** A list with where it stands in the whole. */
export function listOf<T extends z.ZodMiniType>(shape: T) {
  return z.object({
    data: z.array(shape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  });
}

/** A change that has nothing to tell but that it happened: no call answers with an empty body. */
export const done = z.object({ data: z.object({ ok: z.literal(true) }) });
export const isDone = { data: { ok: true as const } };

/** Wraps a complete, unpaged list. */
export function wholeList<T>(rows: T[]): {
  data: T[];
  meta: { total: number; start: number; limit: number };
} {
  return { data: rows, meta: { total: rows.length, start: 0, limit: rows.length } };
}

const wholeNumber = /^\d{1,9}$/;

/** A paging parameter in a query string. */
export function pagingNumber(fallback: number, most: number) {
  return z._default(
    z.pipe(
      z.string('invalid').check(z.regex(wholeNumber, 'invalid')),
      z.transform((value: string) => Math.min(Number(value), most)),
    ),
    fallback as never,
  );
}
