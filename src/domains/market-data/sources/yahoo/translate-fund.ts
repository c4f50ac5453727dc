import * as z from 'zod/mini';
import { decimal, one } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type { FundMakeUp } from '../../source-port/source-port.ts';
import { statedSomething, weighed, weighedPosition } from '../fund-weights.ts';
import { shaped } from '../read-answer.ts';

const rows = z.optional(z.array(z.record(z.string(), z.unknown())));
const summary = z.object({
  topHoldings: z.optional(
    z.object({
      stockPosition: z.optional(z.unknown()),
      bondPosition: z.optional(z.unknown()),
      cashPosition: z.optional(z.unknown()),
      holdings: rows,
      sectorWeightings: rows,
    }),
  ),
});

/** The ten largest positions. Shares, bonds and cash are parts of the fund, sectors parts of its shares. */
export function translateTopHoldings(body: unknown): FundMakeUp {
  const { topHoldings: stated = {} } = shaped(summary, body);
  const shares = sentDecimal(stated.stockPosition);
  const inShares = shares === undefined ? one : decimal(shares);
  return statedSomething({
    positions: (stated.holdings ?? []).flatMap(({ holdingName, symbol, holdingPercent }) =>
      weighedPosition(holdingName, symbol, holdingPercent),
    ),
    sectors: (stated.sectorWeightings ?? [])
      .flatMap((sector) => Object.entries(sector))
      .flatMap(([name, part]) => weighed({ name }, part, inShares)),
    kinds: [
      ...weighed({ name: 'stocks' }, stated.stockPosition),
      ...weighed({ name: 'bonds' }, stated.bondPosition),
      ...weighed({ name: 'cash' }, stated.cashPosition),
    ],
  });
}
