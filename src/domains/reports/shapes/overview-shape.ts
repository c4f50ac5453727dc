import * as z from 'zod/mini';
import { drawdownShape, rateShape, ratio, unknownMoney } from '../../valuation/figures-contract.ts';
import { moneyFields, monthShape, spanFields, spanShape, yearsShape } from './returns-shapes.ts';

const money = z.string();
const knownMoney = { value_start: money, net_flows: money, profit: money, value_end: money };

const contribution = z.object({
  instrument_id: z.string(),
  ticker: z.string(),
  title: z.string(),
  class: z.string(),
  ...knownMoney,
  /** Its time-weighted return in these days. */
  percent: ratio,
});

export const overviewShape = z.object({
  ...spanFields,
  before: z.nullable(spanShape),
  by_portfolio: z.array(z.object({ id: z.string(), name: z.string(), ...moneyFields, twr: rateShape })),
  /** What was held at one of the ends or brought something, the largest at the end first. */
  by_instrument: z.array(contribution),
  /** Largest first; with `others` and `account`, which belongs to no asset, they add up to the profit. */
  helped: z.array(contribution),
  cost: z.array(contribution),
  others: unknownMoney,
  account: unknownMoney,
  best_month: z.nullable(monthShape),
  worst_month: z.nullable(monthShape),
  /** Since the first transaction, whatever the period. */
  years: yearsShape,
});

export const performanceShape = z.object({
  ...spanFields,
  before: z.nullable(spanShape),
  /** Of the period alone: its months chain to its time-weighted return. */
  years: yearsShape,
  /** Deepest first. */
  drawdowns: z.array(drawdownShape),
  volatility: z.object({
    percent: ratio,
    /** How many whole months it is made from. */
    months: z.number(),
    reason: z.nullable(z.enum(['too-short'])),
  }),
  /** In percent, more than a year for a year; null where nothing was at work at the beginning. */
  rolling: z.array(z.object({ month: z.string(), months_3: ratio, months_12: ratio, months_36: ratio })),
});
