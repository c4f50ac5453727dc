import { expect, test } from 'vitest';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { factsOf } from '../../result/interpretation-facts.ts';
import type { LineMetrics } from '../../result/line-figures.ts';
import { writeByRules } from './write-by-rules.ts';

const metrics: LineMetrics = {
  final_value: '110000.00',
  profit: '10000.00',
  total_return: 0.1,
  annualized_return: 0.0488,
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
  return textAgainst({}, language, ...own);
}

function textAgainst(
  index: Partial<LineMetrics> & { end?: string },
  language: 'en' | 'pl',
  ...own: Partial<LineMetrics>[]
): string {
  const { end = '2026-01-02', ...benchmark } = index;
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
        date_end: end,
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
      lines: [...own.map((changes, i) => line(i + 1, names[i]!, changes)), line(0, 'WIG20', benchmark)],
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

test('a strategy that lost is never said to have earned more, whatever its mean (rule B-25)', () => {
  const lost = {
    final_value: '2000.00',
    profit: '-98000.00',
    total_return: -0.98,
    annualized_return: -0.8586,
  };
  const index = { final_value: '114000.00', total_return: 0.14, annualized_return: 0.0677 };
  const text = textAgainst(index, 'en', lost);
  expect(text).toContain('−85.86% a year, against +6.77% for WIG20');
  expect(text).toContain('It earned less than WIG20.');
  const polish = textAgainst(index, 'pl', lost);
  expect(polish).toContain('−85,86% rocznie');
  expect(polish).toContain('+6,77%');
});

test('ranks by final value, which is the order of the shown return (rule B-25)', () => {
  const text = textAgainst(
    { final_value: '105000.00', total_return: 0.05, annualized_return: 0.0247 },
    'en',
    { final_value: '104000.00', total_return: 0.04, annualized_return: 0.0198 },
    { final_value: '120000.00', total_return: 0.2, annualized_return: 0.0954 },
  );
  expect(text).toMatch(
    /^\S.* ended highest: .*, or \+9\.54% a year, against \+2\.47% for WIG20\. 1 of 2 earned less/,
  );
});

test('a run of less than a year speaks of the whole period (rule B-25)', () => {
  const short = { annualized_return: null, total_return: 0.1 };
  const text = textAgainst({ ...short, end: '2024-12-30' }, 'en', short);
  expect(text).toContain('a return of +10.00% over the whole period');
  expect(text).not.toMatch(/a year, against|null|NaN/);
  expect(textAgainst({ ...short, end: '2024-12-30' }, 'pl', short)).toContain('+10,00% za cały okres');
});

test('figures that do not exist are passed over (rule B-26)', () => {
  const none = {
    final_value: null,
    profit: null,
    total_return: null,
    annualized_return: null,
    max_drawdown: null,
  };
  const nothing = { ...none, avg_turnover: null, total_costs: null, volatility: null, sharpe_ratio: null };
  expect(textOf('en', nothing)).not.toMatch(/null|NaN|Infinity|undefined/);
  expect(textOf('pl', nothing, {})).not.toMatch(/null|NaN|Infinity|undefined/);
});
