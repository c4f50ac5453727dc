import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

const origin = z.enum(['simulated', 'shipped', 'source', 'operator']);
const from = { source: z.string(), origin, seen_on: z.nullable(z.string()) };

export const publishedShape = z.object({
  /** Poland, the newest first; percent. */
  inflation: z.array(
    z.object({
      month: z.string(),
      yearly: z.nullable(z.string()),
      /** As first announced: what savings bonds go by. */
      announced: z.nullable(z.string()),
      monthly: z.nullable(z.string()),
      ...from,
    }),
  ),
  /** The reference rate of the NBP, the newest first. */
  policy_rates: z.array(
    z.object({ from: z.string(), percent: z.string(), in_force_on: z.nullable(z.string()), ...from }),
  ),
  /** Newer figures are fetched each day. */
  is_fetched: z.boolean(),
});
export type PublishedOutput = z.output<typeof publishedShape>;

const admin = { access: 'admin', apiKey: false, whileImpersonating: false } as const;
const percent = (key: 'percentError') =>
  z.pipe(
    z.union([z.string(key), z.number(key)], key),
    z.pipe(
      z.transform((given: string | number) => String(given).trim().slice(0, 20).replace(',', '.')),
      z.string().check(
        z.regex(/^-?\d{1,3}(\.\d{1,2})?$/, key),
        z.refine((text) => Math.abs(Number(text)) <= 200, key),
      ),
    ),
  );
const day = z.string('futureDay').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'futureDay'));

export const listPublished = defineCall({
  id: 'admin.published',
  method: 'GET',
  path: '/api/admin/published-figures',
  summary: 'Inflation and the NBP reference rate as they are stored, with where each row is from',
  ...admin,
  output: record(publishedShape),
});

export const saveInflation = defineCall({
  id: 'admin.saveInflation',
  method: 'PUT',
  path: '/api/admin/published-figures/inflation',
  summary: 'Types inflation of a month; it replaces what was shipped or simulated',
  ...admin,
  body: z.object({
    month: z.string('monthError').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'monthError')),
    yearly: percent('percentError'),
    /** Where it was revised since. */
    announced: z.nullish(percent('percentError')),
    monthly: z.nullish(percent('percentError')),
  }),
  output: done,
  errors: ['monthError', 'percentError'],
});

export const savePolicyRate = defineCall({
  id: 'admin.savePolicyRate',
  method: 'PUT',
  path: '/api/admin/published-figures/policy-rate',
  summary: 'Types a reference rate of the NBP, or until when it is known to be in force',
  ...admin,
  body: z.object({ from: day, percent: percent('percentError'), in_force_on: z.nullish(day) }),
  output: done,
  errors: ['futureDay', 'percentError'],
});

export const uploadPublished = defineCall({
  id: 'admin.uploadPublished',
  method: 'POST',
  path: '/api/admin/published-figures',
  summary: 'Loads a file in the layout of the shipped ones; one wrong row refuses all of it',
  ...admin,
  bodyLimit: 4_000_000,
  body: z.object({
    kind: z.enum(['inflation', 'policy-rates'], 'invalid'),
    csv: z
      .string('figuresFileError')
      .check(z.minLength(1, 'figuresFileError'), z.maxLength(3_000_000, 'tooLong')),
  }),
  output: record(z.object({ changed: z.number() })),
  errors: ['figuresFileError'],
});
