import * as z from 'zod/mini';
import { record } from '../../../foundation/answers.ts';
import { defineCall } from '../../../foundation/contract.ts';
import { changePeriods, shownCurrency } from '../../valuation/figures-contract.ts';

export const explainedFigures = [
  'value',
  'profit',
  'net_invested',
  'roi',
  'irr',
  'twr',
  'realised',
  'unrealised',
  'dividends',
  'fees',
  'fx_effect',
  'change',
] as const;
export type ExplainedFigure = (typeof explainedFigures)[number];

/** A cell is money in the shown currency, money in another, units, a percentage, a day, a rate or a name. */
const cell = z.object({
  kind: z.enum(['money', 'units', 'percent', 'day', 'number', 'text', 'rate']),
  value: z.nullable(z.string()),
  currency: z.optional(z.string()),
});

export const explainFigure = defineCall({
  id: 'figures.explain',
  method: 'GET',
  path: '/api/explain',
  summary: 'The rows, prices, rates and formula behind a figure',
  access: 'user',
  query: z.object({
    figure: z.enum(explainedFigures, 'invalid'),
    /** A portfolio's id or `all`. */
    portfolio: z._default(z.string(), 'all'),
    /** A holding's id, for the figure of one asset. */
    asset: z.optional(z.string()),
    /** An instrument's id, for the figure of all its holdings in real portfolios together. */
    instrument: z.optional(z.string()),
    period: z._default(z.enum(changePeriods, 'invalid'), 'max'),
    currency: shownCurrency,
  }),
  output: record(
    z.object({
      figure: z.enum(explainedFigures),
      currency: z.string(),
      result: cell,
      /** Why there is none, where there is none. */
      reason: z.nullable(z.string()),
      /** Headings by key of the catalogue, `explain.column.*`. */
      columns: z.array(z.string()),
      /** The largest first; `label` is a key of the catalogue, or null where the first cell speaks for itself. */
      rows: z.array(z.object({ label: z.nullable(z.string()), cells: z.array(cell) })),
      /** Rows left out of the list, as one row. */
      more: z.nullable(z.object({ count: z.number(), cells: z.array(cell) })),
      total: z.nullable(z.object({ cells: z.array(cell) })),
      /** Figures the formula's sentence names. */
      params: z.record(z.string(), z.string()),
      /** The same result by other measures: TWR, IRR and simple return beside each other. */
      beside: z.array(
        z.object({ figure: z.string(), result: cell, params: z.record(z.string(), z.string()) }),
      ),
    }),
  ),
});
