import * as z from 'zod/mini';
import { figures, unknownMoney } from '../figures-contract.ts';
import { bases, taxedParts } from './bases.ts';

export const shownBasis = z._default(z.enum(bases, 'invalid'), 'nominal');

/** What stands beside figures on another basis, to be said with them. */
export const basisNote = {
  of: z.enum(['real', 'after-tax']),
  /** What inflation added to the deposits, or the tax of today. */
  layer: z.string(),
  /** Of `real`: the last month whose index is published, and whether days after it are shown with it. */
  prices_until: z.nullable(z.string()),
  prices_kept: z.boolean(),
  is_simulated: z.boolean(),
  /** Of `after-tax`: what is in the tax, and how many positions have no known cost and therefore no tax. */
  taxed: z.array(z.enum(taxedParts)),
  uncovered: z.number(),
};

/** Headline figures on the asked basis; absent where that is `nominal`, null where nothing can be said. */
export const onBasisShape = z.optional(
  z.nullable(
    z.object({
      ...basisNote,
      figures: z.object({
        market_value: unknownMoney,
        net_invested: unknownMoney,
        profit: unknownMoney,
        roi: figures.roi,
        roi_base: figures.roi_base,
        irr: figures.irr,
        twr: figures.twr,
        twr_year: figures.twr_year,
        changes: figures.changes,
      }),
    }),
  ),
);
export type OnBasis = NonNullable<z.output<typeof onBasisShape>>;
export type BasisNote = Omit<OnBasis, 'figures'>;
