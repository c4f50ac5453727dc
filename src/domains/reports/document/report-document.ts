import * as z from 'zod/mini';
import { reportElements } from '../report-kinds.ts';

const known = z.nullable(z.string());
const number = z.nullable(z.number());

/** One value of a table, with what it is; null where it cannot be said. */
const cellShape = z.discriminatedUnion('of', [
  z.object({ of: z.literal('text'), value: known }),
  z.object({ of: z.literal('day'), value: known }),
  z.object({ of: z.literal('count'), value: number }),
  /** An exact decimal: money with its currency, or units of something. */
  z.object({ of: z.literal('money'), value: known, currency: z.string() }),
  z.object({ of: z.literal('units'), value: known }),
  /** What was gained or lost, in percent: 16.7 is 16.7%. */
  z.object({ of: z.literal('percent'), value: number }),
  /** A part of something, or how much it varies, in percent: it has no sign. */
  z.object({ of: z.literal('share'), value: number }),
]);
export type Cell = z.output<typeof cellShape>;

const tableShape = z.object({
  /** What it is asked for by; unique in its document. */
  key: z.string(),
  title: z.string(),
  /** Of all its amounts; null where it has none, or each row says its own. */
  currency: z.nullable(z.string()),
  columns: z.array(z.string()),
  rows: z.array(z.array(cellShape)),
  total: z.nullable(z.array(cellShape)),
});
export type DocumentTable = z.output<typeof tableShape>;

/** What the values of a chart are; `none` has a shape and no numbers. */
const unit = z.union([z.object({ currency: z.string() }), z.enum(['percent', 'none'])]);
export type ChartUnit = z.output<typeof unit>;
const drawn = { element: z.enum(reportElements), title: z.string() };

const chartShape = z.discriminatedUnion('of', [
  /** Steps stand on each other, and the last of them on the ground. */
  z.object({
    of: z.enum(['steps', 'bars']),
    ...drawn,
    bars: z.array(z.object({ label: z.string(), value: z.number() })),
    unit,
  }),
  z.object({
    of: z.enum(['lines', 'layers']),
    ...drawn,
    days: z.array(z.string()),
    lines: z.array(z.object({ label: z.string(), values: z.array(number) })),
    unit,
  }),
  z.object({
    of: z.literal('shares'),
    ...drawn,
    slices: z.array(z.object({ label: z.string(), share: z.number() })),
  }),
]);
export type DocumentChart = z.output<typeof chartShape>;

const factShape = z.object({ label: z.string(), cell: cellShape });
export type DocumentFact = z.output<typeof factShape>;

const sectionShape = z.object({
  title: z.string(),
  facts: z.array(factShape),
  charts: z.array(chartShape),
  tables: z.array(tableShape),
});
export type DocumentSection = z.output<typeof sectionShape>;

/** A report as it stands on paper and in a workbook: every word and figure, and nothing of how it looks. */
export const documentShape = z.object({
  language: z.enum(['en', 'pl']),
  name: z.string(),
  kind: z.string(),
  period: z.string(),
  /** Which portfolios or properties. */
  scope: z.string(),
  currency: z.string(),
  made: z.string(),
  /** Whose it is; null where that is not told. */
  owner: known,
  /** In which currency all amounts are; null where there are none. */
  amounts: known,
  /** Lines under the title: what it is compared with. */
  about: z.array(z.string()),
  /** The course of the value, for the cover; empty where there is none. */
  course: z.array(z.number()),
  /** What the cover says below. */
  headlines: z.array(factShape),
  notes: z.array(z.string()),
  sections: z.array(sectionShape),
  words: z.object({
    contents: z.string(),
    made: z.string(),
    disclaimer: z.string(),
    page: z.string(),
    cut: z.string(),
    first: z.string(),
  }),
});
export type ReportDocument = z.output<typeof documentShape>;

export {
  chartTitle,
  count,
  day,
  money,
  percent,
  portion,
  tablesOf,
  tableTitle,
  text,
  units,
} from './cells.ts';
