import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { unitsText } from '../ledger/ledger-fields.ts';
import { lotMethods } from '../ledger/lot-methods.ts';
import { portfolioKinds } from '../ledger/portfolio-kinds.ts';
import { holdingShape } from '../performance/contract.ts';
import { markKinds } from '../performance/journal/marks-contract.ts';
import { transactionRow } from '../performance/journal/transactions-contract.ts';
import { figures, money, ratio, shownCurrency, unknownMoney } from '../valuation/figures-contract.ts';

const id = z.object({ id: z.string() });
const lotMethod = z.enum(lotMethods);

const assetShape = z.object({
  id: z.string(),
  ticker: z.string(),
  /** In the caller's language. */
  name: z.string(),
  isin: z.nullable(z.string()),
  class: z.string(),
  class_name: z.string(),
  subclass_name: z.nullable(z.string()),
  mic: z.string(),
  sector: z.nullable(z.string()),
  /** Null for one's own instruments, which have no public page. */
  slug: z.nullable(z.string()),
  is_custom: z.boolean(),
  /** What it is quoted in, and how. */
  currency: z.string(),
  price_unit: z.enum(['unit', 'pence', 'percent']),
});

/** What a lot, or several, cost and are worth in the shown currency. */
const lotLine = {
  units: z.string(),
  cost: money,
  value: unknownMoney,
  gain: unknownMoney,
  gain_percent: ratio,
};

const lotsShape = z.object({
  /** Oldest first: a sale takes them in this order. */
  rows: z.array(
    z.object({
      day: z.string(),
      /** In the instrument's currency by the rate of its day. */
      unit_cost: unknownMoney,
      ...lotLine,
    }),
  ),
  /** The youngest together, where there are very many. */
  more: z.nullable(z.object({ count: z.number(), ...lotLine })),
});

/** At even steps; null where the market was closed. */
const steps = z.object({ first: z.string(), closes: z.array(z.nullable(z.number())) });

const historyShape = z.object({
  /** Money for a unit of today in the instrument's currency: each day of the last year, each week before. */
  prices: z.object({ days: steps, weeks: steps, until: z.string() }),
  /** What a unit held had cost on average, at the same places; null where none was held. */
  costs: z.object({
    days: z.array(z.nullable(z.number())),
    weeks: z.array(z.nullable(z.number())),
  }),
});

const markShape = z.object({
  day: z.string(),
  kind: z.enum(markKinds),
  /** Of the transactions. */
  currency: z.string(),
  /** In units of today, as the chart has them; null for a dividend. */
  units: z.nullable(z.string()),
  price: ratio,
  /** What the units were worth, or what came of the dividend. */
  amount: money,
});
export type PositionMark = z.output<typeof markShape>;

const saleShape = z.object({
  units: z.string(),
  /** The newest price as money for a unit in the instrument's currency, and what one of that is in the shown one. */
  price: money,
  rate: z.string(),
  proceeds: money,
  /** An estimate by the last trade: its amount, its percentage of the trade, and whose day that was; null where it was free. */
  commission: z.nullable(z.object({ amount: money, percent: z.number(), day: z.string() })),
  cost: money,
  /** Proceeds less cost, as every realised gain. */
  gain: money,
  gain_percent: ratio,
  /** An estimate, 19% of the gain in złoty less the commission; null where a sale is not taxed. */
  tax: unknownMoney,
  in_hand: money,
  method: lotMethod,
  /** What the sale takes, oldest first; none with average cost. */
  lots: z.array(z.object({ day: z.string(), units: z.string(), cost: money })),
  lots_count: z.number(),
  /** Of everything in real portfolios, in percent; null for a paper one. */
  share_before: ratio,
  share_after: ratio,
});
export type SaleOutput = z.output<typeof saleShape>;

const positionShape = z.object({
  asset: assetShape,
  shown_currency: z.string(),
  /** The one holding; null for the asset across portfolios. Its share is that of its portfolio. */
  holding: z.nullable(holdingShape),
  portfolio: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(portfolioKinds),
      lot_method: lotMethod,
      is_virtual: z.boolean(),
    }),
  ),
  /** Where it is or was held, real portfolios only, largest first; shares are those of the asset. */
  holdings: z.array(holdingShape),
  units: z.string(),
  /** Of what is shown; the share is that of everything in real portfolios. */
  figures: z.object(figures),
  /** What a held unit cost on average: in the shown currency, and in that of the instrument. */
  average_cost: z.object({ shown: unknownMoney, quoted: unknownMoney }),
  price: z.object({
    /** Money for a unit in the instrument's currency. */
    unit: unknownMoney,
    kind: z.enum(['quote', 'carried', 'estimate', 'none']),
    day: z.nullable(z.string()),
    is_simulated: z.boolean(),
    /** What one of the instrument's currency is in the shown one: now, and on average when the held units were bought. */
    rate: z.nullable(z.string()),
    rate_bought: z.nullable(z.string()),
  }),
  /** Of the ledger, after tax, in the shown currency. */
  dividends: z.object({
    count: z.number(),
    last_day: z.nullable(z.string()),
    twelve_months: money,
    yield_on_cost: ratio,
    years: z.array(z.object({ year: z.string(), net: money })),
  }),
  /** Null with average cost, and across portfolios. */
  lots: z.nullable(lotsShape),
  history: z.nullable(historyShape),
  marks: z.array(markShape),
  /** The newest, and how many there are. */
  transactions: z.object({ data: z.array(transactionRow), total: z.number() }),
  /** What selling all of it today would bring; null where nothing is held, without a price, and across portfolios. */
  sale: z.nullable(saleShape),
});
export type PositionOutput = z.output<typeof positionShape>;

const query = z.object({ currency: shownCurrency });

export const readHolding = defineCall({
  id: 'portfolioAssets.read',
  method: 'GET',
  path: '/api/portfolio-assets/:id/details',
  summary:
    'Everything about one held asset: figures, price beside average cost, lots, dividends, newest transactions',
  access: 'user',
  whenEmpty: 'holdingNotFetched',
  params: id,
  query,
  output: record(positionShape),
});

export const readHeldAsset = defineCall({
  id: 'portfolioAssets.across',
  method: 'GET',
  path: '/api/held-assets/:id',
  summary: 'The same of an asset across all real portfolios, with a row for each of them',
  access: 'user',
  whenEmpty: 'holdingNotFetched',
  params: id,
  query,
  output: record(positionShape),
});

export const sellHolding = defineCall({
  id: 'portfolioAssets.sale',
  method: 'GET',
  path: '/api/portfolio-assets/:id/sale',
  summary:
    'What selling so many units today would bring: lots, gain, estimated commission and tax; records nothing',
  access: 'user',
  whenEmpty: 'saleNotReckoned',
  params: id,
  query: z.object({ units: unitsText('saleUnitsError'), currency: shownCurrency }),
  output: record(saleShape),
  errors: ['saleUnitsError', 'maxValueError', 'maxVolumeError', 'saleNoPrice'],
});
