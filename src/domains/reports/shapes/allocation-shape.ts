import * as z from 'zod/mini';
import { ratio, unknownMoney } from '../../valuation/figures-contract.ts';

const slices = z.array(
  z.object({ key: z.string(), label: z.string(), value: z.string(), share: z.number() }),
);
/** Shares add up to 100; the key `none` is a country or sector nobody said, `cash` followed cash, `own` no broker. */
const divided = z.object({
  by_class: slices,
  by_currency: slices,
  by_country: slices,
  by_sector: slices,
  by_broker: slices,
  by_portfolio: slices,
  by_instrument: slices,
});

/** One value for each of the days; null where a part of it is not known. */
const layers = z.array(
  z.object({ key: z.string(), label: z.string(), values: z.array(z.nullable(z.number())) }),
);

export const allocationReportShape = z.object({
  from: z.string(),
  to: z.string(),
  value: unknownMoney,
  now: divided,
  at_start: divided,
  /** In percent of everything, cash too; null where there is nothing. */
  concentration: z.object({
    largest_1: ratio,
    largest_5: ratio,
    largest_10: ratio,
    /** Sum of the squared percentages: 10,000 is everything in one instrument. */
    hhi: ratio,
    instruments: z.number(),
  }),
  /** The close the period starts from and each month's end. */
  over_time: z.object({
    days: z.array(z.string()),
    by_class: layers,
    by_currency: layers,
    by_country: layers,
    by_sector: layers,
    by_broker: layers,
  }),
});
