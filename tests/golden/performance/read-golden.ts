import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type GoldenTransaction = {
  date: string;
  type: string;
  symbol?: string;
  quantity?: number;
  unit_price?: number;
  amount?: number;
  fee?: number;
  tax?: number;
  currency: string;
};
type PriceByDay = Record<string, number>;

export type GoldenInputs = {
  rate?: number;
  cash_flows?: { date: string; amount: number }[];
  amounts?: number[];
  period?: { start: string; end: string };
  as_of?: string;
  base_currency?: string;
  transactions?: GoldenTransaction[];
  splits?: { date: string; ratio: [number, number] }[];
  prices?: PriceByDay | Record<string, PriceByDay>;
  price_end?: number;
  fx?: Record<string, PriceByDay>;
  cash_balances?: { date: string; currency: string; balance: number }[];
  external_flows?: { date: string; amount: number }[];
  valuations?: { date: string; value: number }[];
  returns?: (number | null)[];
  cumulative_returns?: number[];
  periods_per_year?: number;
  risk_free_per_period?: number;
  method?: string;
  amount_meaning?: string;
};

export type GoldenFigure = number | string | null | GoldenFigure[] | { [key: string]: GoldenFigure };
export type GoldenFigures = { [key: string]: GoldenFigure };

export type GoldenCase = {
  id: string;
  kind: string;
  measure?: string;
  inputs: GoldenInputs;
  expected: GoldenFigures;
  tolerance: Record<string, number>;
  /** Other values that are as right, by figure. */
  accept_also?: Record<string, number[]>;
  /** Figures of the source under a definition that is not ours; a dot leads into a nested one. */
  left_out?: string[];
};

const textOf = (name: string) => readFileSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), 'utf8');

export const goldenCases = () => JSON.parse(textOf('cases.json')) as GoldenCase[];
export const goldenTable = () => textOf('README.md');
