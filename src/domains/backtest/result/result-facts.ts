import type { CalendarRule } from '../market/portfolio-market.ts';
import type { BenchmarkName } from '../simulation-shape.ts';

/** What a result rests on; stored as it is sent, so that a later change of defaults rewrites no old result. */
export type ResultTerms = {
  date_start: string;
  date_end: string;
  currency: string;
  start_value: string;
  began_empty: boolean;
  trade_cost_percent: number;
  borrow_fee_percent: number;
  cash_rate: { is_stored: boolean; first_percent: number | null; last_percent: number | null };
  calendar: { rule: CalendarRule; sessions: number; periods_per_year: number; history_from: string };
  benchmark: { id: BenchmarkName; name: string; is_price_index: boolean; currency: string };
  is_simulated: boolean;
};

export type ResultAsset = {
  ticker: string;
  name: string;
  currency: string;
  start_value: string;
  first_day: string | null;
  last_day: string | null;
};
