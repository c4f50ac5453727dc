import * as z from 'zod/mini';
import { instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';

/** A split as a source reported it; undone, it counts for nothing. */
const split = z.object({
  id: z.string(),
  ticker: z.string(),
  name: z.string(),
  class: z.string(),
  slug: z.string(),
  day: z.string(),
  /** So many new shares for so many old ones. */
  numerator: z.string(),
  denominator: z.string(),
  source: z.string(),
  is_simulated: z.boolean(),
  undone_at: z.nullable(instant),
});

export const listSplits = defineCall({
  id: 'admin.splits',
  method: 'GET',
  path: '/api/admin/splits',
  summary:
    'Splits of the catalogue’s instruments, newest first, with their source and whether they were undone',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  query: z.object({
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(25, 200),
    /** Part of a ticker or name. */
    search: searched,
    state: z.optional(z.literal('undone', 'invalid')),
  }),
  output: listOf(split),
});

export const changeSplit = defineCall({
  id: 'admin.changeSplit',
  method: 'PUT',
  path: '/api/admin/splits/:id',
  summary:
    'Undoes a split, or applies it again; all history follows at once, and no source brings an undone one back',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  params: z.object({ id: z.string() }),
  body: z.object({ undone: z.boolean('invalid') }),
  output: record(split),
});
