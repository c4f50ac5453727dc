import * as z from 'zod/mini';
import type { FundMakeUp } from '../../source-port/source-port.ts';
import { statedSomething, weighed, weighedPosition } from '../fund-weights.ts';
import { shaped } from '../read-answer.ts';

const profile = z.object({
  sectors: z.optional(z.array(z.object({ sector: z.string(), weight: z.unknown() }))),
  holdings: z.optional(
    z.array(
      z.object({ symbol: z.optional(z.string()), description: z.optional(z.string()), weight: z.unknown() }),
    ),
  ),
});

/** All positions of an American fund. */
export function translateProfile(body: unknown): FundMakeUp {
  const { sectors = [], holdings = [] } = shaped(profile, body);
  return statedSomething({
    positions: holdings.flatMap(({ description, symbol, weight }) =>
      weighedPosition(description, symbol, weight),
    ),
    sectors: sectors.flatMap(({ sector, weight }) => weighed({ name: sector }, weight)),
    kinds: [],
  });
}
