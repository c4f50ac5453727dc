import * as z from 'zod/mini';
import { instant } from '../../foundation/answers.ts';

/** The shown currency by its lowercase title; a portfolio's own where none is asked for. */
export const shownCurrency = z.optional(z.string('currencyError').check(z.maxLength(10, 'currencyError')));
export const money = z.string();
export const unknownMoney = z.nullable(money);
export const ratio = z.nullable(z.number());

export const changePeriods = ['24h', '7D', '1M', '3M', 'YTD', '1Y', 'max'] as const;
export type ChangePeriod = (typeof changePeriods)[number];

/** Change over a period in money and percent; null where it cannot be known. */
const changed = z.object({ amount: money, percent: ratio, from: z.string(), to: z.string() });
const change = z.nullable(changed);
/** 24h: each asset's last session; all of them today, all on the day that `to` is, or on several days. */
const lastSession = z.nullable(z.extend(changed, { session: z.enum(['today', 'day', 'several']) }));
export type LastSession = z.output<typeof lastSession>;
const changes = z.object({
  '24h': lastSession,
  '7D': change,
  '1M': change,
  '3M': change,
  YTD: change,
  '1Y': change,
  max: change,
});

/** A rate of return with what it is: per year from one year on, else over the whole span; or why there is none. */
export const rateShape = z.object({
  percent: ratio,
  is_annual: z.boolean(),
  /** The return of the whole span, whatever its length. */
  span_percent: ratio,
  /** The first and the last day with money at work, within the period asked for. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The last of them is not today. */
  ended: z.boolean(),
  reason: z.nullable(z.enum(['no-root', 'too-short', 'one-sign', 'empty', 'unknown-value', 'short'])),
  several: z.boolean(),
});

export type RateOutput = z.output<typeof rateShape>;

/** The figures of an asset, a portfolio or everything, all in the shown currency (rules P-1 to P-9). */
export const figures = {
  /** Null where a currency has no rate; sums leave such assets out, and `missing` says how many they are. */
  market_value: unknownMoney,
  /** What the held units cost, without fees. */
  investment_sum: unknownMoney,
  /** Net money put in: value less profit. */
  net_invested: unknownMoney,
  profit: unknownMoney,
  roi: ratio,
  /** What the ROI is a percentage of: purchases with their fees, deposits where cash is followed, or some of each. */
  roi_base: z.nullable(z.object({ amount: money, of: z.enum(['purchases', 'deposits', 'both']) })),
  irr: rateShape,
  twr: rateShape,
  twr_year: rateShape,
  realised: unknownMoney,
  /** The part of the realised gain that the currency made. */
  realised_fx_effect: unknownMoney,
  unrealised: unknownMoney,
  unrealised_percent: ratio,
  /** What prices made of what is held, and what currencies did: together the unrealised gain. */
  price_effect: unknownMoney,
  unrealised_fx_effect: unknownMoney,
  /** What currencies made of the profit: of what is held and of what was sold. */
  fx_effect: unknownMoney,
  dividends: z.object({ gross: unknownMoney, tax: unknownMoney, net: unknownMoney }),
  interest: unknownMoney,
  fees: unknownMoney,
  taxes: unknownMoney,
  /** Interest and currency gain on followed cash, on its own line. */
  cash_result: unknownMoney,
  changes,
  /** 100 for the whole; in a list rounded to sum to exactly 100, with followed cash where it lists assets. */
  share: ratio,
};

/** The figures of everything somebody has, or of a part of it, with how complete and how fresh they are. */
export const valuedFields = {
  ...figures,
  value_30_days_ago: unknownMoney,
  holdings_count: z.number(),
  /** Classes of what is held, largest first, by name in the caller's language. */
  class_names: z.array(z.string()),
  first_day: z.nullable(z.string()),
  last_synchronization: z.nullable(instant),
  cash: z.array(
    z.object({ currency: z.string(), amount: money, value: unknownMoney, is_negative: z.boolean() }),
  ),
  cash_value: unknownMoney,
  /** Assets without a usable price or rate, and those valued by an estimate. */
  missing: z.number(),
  estimated: z.number(),
  is_simulated: z.boolean(),
  /** True when no exchange of a held asset has quoted today: the figures are of the close of `value_day`. */
  at_last_close: z.boolean(),
  value_day: z.nullable(z.string()),
  shown_currency: z.string(),
  /** A year of values in even steps for the sparkline. */
  sparkline: z.array(z.number()),
};
export const totalFiguresShape = z.object(valuedFields);
export type TotalFigures = z.output<typeof totalFiguresShape>;
/** The same before it is written out. */
export type TotalFiguresResult = z.input<typeof totalFiguresShape>;

/** A way of the time-weighted index below its last high: the day of the high, the deepest day, and when it was reached again. */
export const drawdownShape = z.object({
  /** Negative. */
  percent: z.number(),
  from: z.string(),
  to: z.string(),
  recovered: z.nullable(z.string()),
});

/** Days at even distances, oldest first; NaN-free: unknown days are null. */
export const historyShape = z.object({
  period: z.enum(changePeriods),
  currency: z.string(),
  first_day: z.string(),
  every_days: z.number(),
  value: z.array(z.nullable(z.number())),
  /** Cumulative net money put in. */
  invested: z.array(z.number()),
  /** Drawdown of the time-weighted index from its last peak, as negative percent. */
  drawdown: z.array(z.number()),
  /** The deepest one by day, also where the days above are weeks apart; null without any. */
  deepest: z.nullable(drawdownShape),
  /** Time-weighted index, 100 at the beginning of the period. */
  index: z.array(z.number()),
  benchmark: z.nullable(
    z.object({
      name: z.enum(['WIG20', 'SP500', 'inflation']),
      value: z.array(z.nullable(z.number())),
      /** Money taken out that the benchmark would not have had: it is sold out then. */
      uncovered: z.number(),
      is_simulated: z.boolean(),
    }),
  ),
  /** On another basis: what inflation added to the money put in, of which it is a part, or the tax above the value. */
  layer: z.optional(z.object({ of: z.enum(['inflation', 'tax']), value: z.array(z.number()) })),
});
export type HistoryOutput = z.output<typeof historyShape>;

export const benchmarks = ['WIG20', 'SP500', 'inflation', 'none'] as const;

const slice = z.object({ key: z.string(), label: z.string(), value: money, share: z.number() });

/** How a value divides, largest part first. */
export const allocationShape = z.object({
  by_class: z.array(slice),
  by_portfolio: z.array(slice),
  by_currency: z.array(slice),
  /** The pie chart's three aggregations: each holding, each instrument, each broker. */
  none: z.array(slice),
  by_instrument: z.array(slice),
  by_broker: z.array(slice),
});
export type AllocationOutput = z.output<typeof allocationShape>;

/** What is known ahead of what somebody has in a module. */
export const upcomingShape = z.object({
  id: z.string(),
  /** A word of the module that brings it: its card on the home page says how entries of it are told. */
  kind: z.string(),
  day: z.string(),
  ticker: z.string(),
  /** Of what lies in a portfolio: its instrument, which has a page. */
  asset_id: z.optional(z.string()),
  title: z.string(),
  units: z.string(),
  per_unit: unknownMoney,
  per_unit_currency: z.nullable(z.string()),
  amount: unknownMoney,
  paid_on: z.nullable(z.string()),
});
export type UpcomingOutput = z.output<typeof upcomingShape>;
