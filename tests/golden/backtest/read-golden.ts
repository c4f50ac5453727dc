import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export type Table = { dates: string[]; columns: string[]; values: Float64Array };
export type GoldenMarket = { returns: Table; prices: Table; volumes: Table };

type Weights = Record<string, number>;

export type GoldenCase = {
  id: string;
  market: 'p08' | 'p12u' | 'p25';
  policy: string;
  params: {
    target_weights?: Weights;
    weights?: Weights;
    weights_by_date?: Record<string, Weights>;
    targets?: Record<string, Weights>;
    trades_weights?: Record<string, Weights>;
    trades_units?: { date: string; ticker: string; units: number }[];
    scores?: Weights;
    scores_by_date?: Record<string, Weights>;
    num_long?: number;
    num_short?: number;
    target_leverage?: number;
    tracking_error?: number;
    rebalance?: 'D' | 'W' | 'M' | string[];
    gamma?: number;
    kappa?: number;
    planning_horizon?: number;
    decay?: number;
    benchmark?: string;
    constraints?: string[];
    objective_tcost?: { kind: 'linear' | 'stocks'; a?: number; multiplier?: number };
    objective_hcost?: boolean;
  };
  simulator: {
    costs: 'off' | 'linear' | 'stocks';
    round_trades: boolean;
    max_fraction_liquidity: number | null;
    use_volumes: boolean;
  };
  min_history_days: number;
  start: string;
  end: string;
  initial_value?: number;
  initial_holdings?: Weights;
};

export type GoldenResult = {
  id: string;
  first: string;
  last: string;
  metrics: Record<
    | 'final_value'
    | 'profit'
    | 'annualized_return'
    | 'volatility'
    | 'sharpe_ratio'
    | 'max_drawdown'
    | 'avg_turnover'
    | 'avg_leverage',
    number
  >;
  extra_metrics: Record<'avg_turnover_over_traded_periods' | 'rows_in_turnover_average', number>;
  value: number[];
  turnover: number[];
  leverage: number[];
  costs: Record<string, number[]>;
  columns: string[];
  post_trade_weights: Record<string, (number | null)[]>;
  final_holdings: Weights;
};

export type GoldenProblem = {
  id: string;
  n: number;
  horizon: number;
  gamma: number;
  kappa: number;
  mu: number[];
  cash_return: number;
  Sigma: number[][];
  w_current: number[];
  linear_cost: number[] | null;
  power_1_5_cost: number[] | null;
  constraints: string[];
  w_plus: number[][];
  objective: number;
};

function open<T>(name: string): T {
  const packed = readFileSync(fileURLToPath(new URL(`./${name}.json.gz`, import.meta.url)));
  return JSON.parse(gunzipSync(packed).toString('utf8')) as T;
}

function readTable(text: string): Table {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.trim().split(',').slice(1);
  const values = new Float64Array(lines.length * columns.length);
  const dates = lines.map((line, row) => {
    const [date = '', ...cells] = line.trim().split(',');
    for (let c = 0; c < columns.length; c++)
      values[row * columns.length + c] = cells[c] ? Number(cells[c]) : Number.NaN;
    return date;
  });
  return { dates, columns, values };
}

export const goldenCases = () => open<GoldenCase[]>('cases');
export const goldenProblems = () => open<GoldenProblem[]>('solver-problems');
export const goldenResults = (market: GoldenCase['market']) =>
  open<Record<string, GoldenResult>>(`results-${market}`);

export function goldenMarket(name: GoldenCase['market']): GoldenMarket {
  const { returns, prices, volumes } = open<Record<keyof GoldenMarket, string>>(`market-${name}`);
  return { returns: readTable(returns), prices: readTable(prices), volumes: readTable(volumes) };
}
