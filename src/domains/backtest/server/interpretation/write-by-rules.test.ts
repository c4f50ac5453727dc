import { expect, test } from 'vitest';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { factsOf } from '../../result/interpretation-facts.ts';
import type { LineMetrics } from '../../result/line-figures.ts';
import { writeByRules } from './write-by-rules.ts';

const metrics: LineMetrics = {
  final_value: '110000.00',
  profit: '10000.00',
  annualized_return: 0.05,
  volatility: 0.1,
  sharpe_ratio: 0.42,
  max_drawdown: -0.2,
  avg_turnover: 0,
  avg_leverage: 1,
  sortino_ratio: 0.7,
  recovery_days: 40,
  total_costs: '0.00',
};

function textOf(language: 'en' | 'pl', ...own: Partial<LineMetrics>[]): string {
  const line = (slot: number, name: string, changes: Partial<LineMetrics>) => ({
    slot,
    name,
    metrics: { ...metrics, ...changes },
    values: Float64Array.of(100_000, 80_000, 110_000),
    run: { bankruptOn: null },
  });
  const names = ['AllCash', 'Uniform', 'Hold'];
  return writeByRules(
    factsOf({
      terms: {
        date_start: '2024-01-02',
        date_end: '2026-01-02',
        currency: 'pln',
        start_value: '100000.00',
        began_empty: false,
        trade_cost_percent: 0.29,
        borrow_fee_percent: 5,
        cash_rate: { is_stored: false, first_percent: null, last_percent: null },
        calendar: { rule: 'quoted', sessions: 500, periods_per_year: 252, history_from: '2020-01-02' },
        benchmark: { id: 'WIG20', name: 'WIG20', is_price_index: true, currency: 'pln' },
        is_simulated: true,
      },
      days: Int32Array.from(['2024-01-02', '2025-01-02', '2026-01-02'].map(dayNumber)),
      lines: [...own.map((changes, i) => line(i + 1, names[i]!, changes)), line(0, 'WIG20', {})],
      params: [],
    }),
    language,
  );
}
const steady = { volatility: 0.0001, sharpe_ratio: null, sortino_ratio: null };

test('a strategy without a Sharpe ratio is not said to have one (rules B-19 and B-24)', () => {
  for (const language of ['en', 'pl'] as const) {
    expect(textOf(language, steady)).not.toMatch(/Sharpe|null|NaN/);
    expect(textOf(language, steady, steady)).not.toMatch(/Sharpe|null|NaN/);
  }
  expect(textOf('en', steady)).toContain('0.01% a year');
});

test('of several the best is sought among those that have one (rule B-24)', () => {
  const text = textOf('en', steady, { sharpe_ratio: 0.31 }, { sharpe_ratio: 0.77 });
  expect(text).toMatch(/had the lowest volatility, 0\.01% a year/);
  expect(text).toContain('Sharpe ratio of 0.77');
});

test('nothing is said of a volatility that does not exist (rule B-24)', () => {
  const none = { volatility: null, sharpe_ratio: null, sortino_ratio: null };
  expect(textOf('en', none)).not.toMatch(/olatility|null|NaN/);
});
