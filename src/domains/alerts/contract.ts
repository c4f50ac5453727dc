import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission, version } from '../ledger/contract.ts';
import { priceText } from '../ledger/ledger-fields.ts';
import { directions, mostNote } from './price-level.ts';

const id = z.object({ id: z.string() });

const levelFields = z.object({
  /** In the currency and unit the instrument is quoted in. */
  level: priceText('levelError'),
  direction: z._default(z.enum(directions, 'invalid'), 'either'),
  /** Once crossed it is done, unless it repeats. */
  repeats: z._default(z.boolean('invalid'), false),
  note: z._default(
    z
      .string('levelNoteError')
      .check(z.trim(), z.maxLength(mostNote, 'levelNoteError'), z.regex(/^[^\p{Cc}]*$/u, 'levelNoteError')),
    '',
  ),
});

export const levelShape = z.object({
  id: z.string(),
  instrument_id: z.string(),
  ticker: z.string(),
  /** In the caller's language. */
  name: z.string(),
  class: z.string(),
  /** Null for one's own instruments, which have no page. */
  slug: z.nullable(z.string()),
  mic: z.string(),
  currency: z.string(),
  price_unit: z.enum(['unit', 'pence', 'percent']),
  level: z.string(),
  direction: z.enum(directions),
  repeats: z.boolean(),
  note: z.string(),
  /** The newest price, as quoted. */
  price: z.nullable(z.string()),
  price_day: z.nullable(z.string()),
  is_simulated: z.boolean(),
  /** When a price last crossed it, which price, and which way. */
  crossed: z.nullable(z.object({ at: instant, price: z.string(), way: z.enum(['up', 'down']) })),
  /** It was crossed and does not repeat: nobody waits for it any more. */
  is_done: z.boolean(),
  version: z.number(),
  created_at: instant,
});

export const listLevels = defineCall({
  id: 'priceLevels.list',
  method: 'GET',
  path: '/api/price-levels',
  summary: 'Prices one waits for, of everything or of one instrument; those still waited for come first',
  access: 'user',
  whenEmpty: 'levelsNotFetched',
  query: z.object({ instrument_id: z.optional(z.string('assetError')) }),
  output: listOf(levelShape),
});

export const createLevel = defineCall({
  id: 'priceLevels.create',
  method: 'POST',
  path: '/api/price-levels',
  summary: 'Waits for a price of an instrument; 100 for each person',
  access: 'user',
  whenEmpty: 'levelNotSaved',
  body: z.extend(levelFields, {
    instrument_id: z.string('assetError').check(z.minLength(1, 'assetError')),
    submission_id: submission,
  }),
  output: record(levelShape),
  errors: ['assetError', 'levelError', 'levelTooFar', 'levelNoteError', 'maxValueError', 'tooManyLevels'],
});

export const updateLevel = defineCall({
  id: 'priceLevels.update',
  method: 'PUT',
  path: '/api/price-levels/:id',
  summary: 'Changes a price one waits for; another level or direction, or `again`, makes it wait anew',
  access: 'user',
  whenEmpty: 'levelNotSaved',
  params: id,
  body: z.extend(levelFields, { again: z._default(z.boolean('invalid'), false), version }),
  output: record(levelShape),
  errors: ['levelError', 'levelTooFar', 'levelNoteError', 'maxValueError'],
});

export const deleteLevel = defineCall({
  id: 'priceLevels.delete',
  method: 'DELETE',
  path: '/api/price-levels/:id',
  summary: 'No longer waits for a price',
  access: 'user',
  whenEmpty: 'levelNotDeleted',
  params: id,
  output: done,
});
