import * as z from 'zod/mini';
import { basisNote } from '../../valuation/basis/basis-contract.ts';
import { drawdownShape, rateShape, ratio, unknownMoney } from '../../valuation/figures-contract.ts';

const percentOrWhy = {
  percent: ratio,
  /** Nothing was at work, or a value is not known. */
  reason: z.nullable(z.enum(['empty', 'unknown-value'])),
};

export const monthShape = z.object({ month: z.string(), is_whole: z.boolean(), ...percentOrWhy });

/** Newest year first; the months of a row chain to its total. */
export const yearsShape = z.array(
  z.object({
    year: z.string(),
    /** January to December; null outside of the days asked for. */
    months: z.array(z.nullable(monthShape)),
    total: z.object(percentOrWhy),
  }),
);

/** Value at the start + flows + profit = value at the end (rule RP-3). */
export const moneyFields = {
  value_start: unknownMoney,
  net_flows: unknownMoney,
  profit: unknownMoney,
  value_end: unknownMoney,
};

export const spanFields = {
  /** The close the days start from, and the last of them. */
  from: z.string(),
  to: z.string(),
  ...moneyFields,
  paid_in: unknownMoney,
  taken_out: unknownMoney,
  /** Steps that add up to the last of them, the profit. */
  sources: z.nullable(
    z.array(
      z.object({
        source: z.enum([
          'realised',
          'priceEffect',
          'dividends',
          'interest',
          'fxEffect',
          'feesAndTax',
          'total',
        ]),
        amount: z.string(),
      }),
    ),
  ),
  twr: rateShape,
  irr: rateShape,
  deepest_drawdown: z.nullable(drawdownShape),
};
export const spanShape = z.object(spanFields);

const basisSpan = z.omit(spanShape, { from: true, to: true, sources: true });

/** The headline figures on the asked basis; absent where that is nominal, null where nothing can be said. */
export const spanOnBasisShape = z.optional(
  z.nullable(z.object({ ...basisNote, figures: basisSpan, before: z.nullable(basisSpan) })),
);
