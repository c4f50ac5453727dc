import * as z from 'zod/mini';
import { decimal, hundred, sign, textOf, times } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { type FundMakeUp, SourceFailure } from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';

const profile = z.object({
  sectors: z.optional(z.array(z.object({ sector: z.string(), weight: z.unknown() }))),
  holdings: z.optional(
    z.array(
      z.object({ symbol: z.optional(z.string()), description: z.optional(z.string()), weight: z.unknown() }),
    ),
  ),
});

/** Weights are parts of one; short positions and rows without a weight or a name say nothing of what is held. */
export function translateProfile(body: unknown): FundMakeUp {
  const { sectors = [], holdings = [] } = shaped(profile, body);
  const makeUp = {
    sectors: sectors.flatMap(({ sector, weight }) => weighed({ name: sector }, weight)),
    positions: holdings.flatMap(({ symbol, description, weight }) => {
      const ticker = text(symbol);
      const name = text(description) ?? ticker;
      return name ? weighed({ name, ...(ticker && { ticker }) }, weight) : [];
    }),
  };
  if (makeUp.sectors.length + makeUp.positions.length === 0)
    throw new SourceFailure('unknownSymbol', 'the profile is empty');
  return makeUp;
}

function weighed<Named extends object>(named: Named, sent: unknown) {
  const part = sentDecimal(sent);
  if (part === undefined || sign(decimal(part)) <= 0) return [];
  return [{ ...named, weight: textOf(times(decimal(part), hundred)) }];
}

const text = (value: string | undefined) =>
  value && !/^(n\/a|none|-)$/i.test(value.trim()) ? value.trim() : undefined;
