import * as z from 'zod/mini';
import { compare, decimal, hundred, isDecimalText } from '../../../foundation/decimal.ts';
import type { FailureKey } from '../../../foundation/failure.ts';
import { submission } from '../../ledger/contract.ts';
import { amountText } from '../../ledger/ledger-fields.ts';
import { matchKinds } from '../composition.ts';
import { longestName, mostComponents, mostCounts, usualRules } from './own-strategy.ts';

const key = (name: FailureKey) => name;

/** One line of words, not too long. */
const line = (name: FailureKey, longest: number) =>
  z
    .string(name)
    .check(z.trim(), z.minLength(1, name), z.maxLength(longest, name), z.regex(/^[^\p{Cc}]*$/u, name));

/** Up to 100, with six decimals; written with a point or a comma. */
function percentText(name: FailureKey) {
  return z.pipe(
    z.union([z.string(name), z.number(name)], name),
    z.pipe(
      z.transform((given: string | number) => String(given).trim().slice(0, 20).replace(',', '.')),
      z.string().check(
        z.regex(/^\d{1,3}(\.\d{1,6})?$/, name),
        z.refine((text) => !isDecimalText(text) || compare(decimal(text), hundred) <= 0, name),
      ),
    ),
  );
}

const count = z.object({
  kind: z.enum([...matchKinds, 'cash'], key('targetUnknownError')),
  /** An ISIN or the id of an instrument, a slug of the asset classes, a country as `PL`, a currency as `pln`; none for cash. */
  reference: z.optional(
    z.nullable(z.string(key('targetUnknownError')).check(z.maxLength(64, key('targetUnknownError')))),
  ),
});

export const targetFields = z.object({
  /** One's own word for it; without one it is called after what counts for it. */
  name: z.optional(z.nullable(line('targetNameError', longestName))),
  percent: percentText('targetPercentError').check(
    z.refine((text) => /[1-9]/.test(text), key('targetPercentError')),
  ),
  band: z._default(percentText('targetBandError'), '0'),
  counts: z
    .array(count, key('targetUnknownError'))
    .check(z.minLength(1, key('targetUnknownError')), z.maxLength(mostCounts, key('targetUnknownError'))),
});
export type TargetFields = z.output<typeof targetFields>;

const money = z._default(amountText('strategyRuleError'), '0');

export const rulesFields = z.object({
  /** Of the amounts below, as `pln`. */
  currency: z._default(
    z.string('currencyError').check(z.regex(/^[A-Za-z]{3,10}$/, 'currencyError'), z.toLowerCase()),
    usualRules.currency,
  ),
  buy_only: z._default(z.boolean('invalid'), usualRules.buy_only),
  whole_units: z._default(z.boolean('invalid'), usualRules.whole_units),
  tells: z._default(z.boolean('invalid'), usualRules.tells),
  smallest_order: money,
  cash_aside: money,
  commission_percent: z._default(percentText('strategyRuleError'), '0'),
  commission_minimum: money,
});

export const ownStrategyFields = z.object({
  name: line('strategyNameError', longestName),
  components: z
    .array(targetFields, key('targetsError'))
    .check(z.minLength(1, key('targetsError')), z.maxLength(mostComponents, key('targetsError'))),
  rules: z._default(rulesFields, usualRules),
});
export type OwnStrategyFields = z.output<typeof ownStrategyFields>;

export const newOwnStrategyFields = z.extend(ownStrategyFields, { submission_id: submission });
