import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../../tests/support/chance/cpu-time.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { checkFigures } from './check-figures.ts';
import { factsOf } from './interpretation-facts.ts';
import type { LineMetrics } from './line-figures.ts';
import type { ResultTerms } from './result-facts.ts';

const metrics = (changes: Partial<LineMetrics>): LineMetrics => ({
  final_value: '291023.44',
  profit: '191023.44',
  total_return: 1.9102,
  annualized_return: 0.113,
  volatility: 0.102,
  sharpe_ratio: 0.8,
  max_drawdown: -0.3117,
  avg_turnover: 0.0037,
  avg_leverage: 1,
  sortino_ratio: 1.19,
  recovery_days: 427,
  total_costs: '3656.42',
  ...changes,
});

const terms: ResultTerms = {
  date_start: '2016-11-14',
  date_end: '2026-11-13',
  currency: 'pln',
  start_value: '100000.00',
  began_empty: false,
  trade_cost_percent: 0.29,
  borrow_fee_percent: 5,
  cash_rate: { is_stored: true, first_percent: 1.5, last_percent: 4 },
  calendar: { rule: 'quoted', sessions: 2520, periods_per_year: 252, history_from: '2016-01-04' },
  benchmark: { id: 'WIG20', name: 'WIG20', is_price_index: true, currency: 'pln' },
  is_simulated: true,
};
const days = Int32Array.from(['2016-11-14', '2020-03-16', '2026-11-13'].map(dayNumber));
const line = (slot: number, name: string, own: LineMetrics) => ({
  slot,
  name,
  metrics: own,
  values: Float64Array.from([100_000, 80_000, 291_023]),
  run: { bankruptOn: null },
});

const facts = factsOf({
  terms,
  days,
  lines: [
    line(1, 'SinglePeriodOptimization', metrics({})),
    line(
      0,
      'WIG20',
      metrics({
        total_return: 0.92,
        annualized_return: 0.067,
        final_value: '192000.10',
        sharpe_ratio: -0.29,
      }),
    ),
  ],
  params: [{ slot: 1, params: { gamma: 5, kappa: 0.05, solver: 'OSQP' } }],
});

const removedFrom = (text: string) => checkFigures(text, facts).removed;

describe('a figure that was computed stays (rule B-18)', () => {
  test.each([
    'It earned 11.3% a year.',
    'It earned 11.30 % a year.',
    'It earned about 11% a year.',
    'Zysk to 11,3% rocznie, czyli +11,30 procent.',
    'It ended at 291 023,44 zł.',
    'Kończy na 291\u202f023,44\u00a0zł.',
    'It ended at about 291,000 zł, or PLN 291,023.44.',
    'To 291 tys. zł.',
    'It ended at 0.291 million PLN.',
    'The Sharpe ratio of 0.80 is better than −0.29.',
    'The Sharpe ratio was 0.8.',
    'At worst it lost 31.17%.',
    'The maximum drawdown was −31.2% on 16 March 2020.',
    'Obsunięcie wyniosło 31,17% 16 marca 2020.',
    'It lasted from 2016-11-14 to 13.11.2026, that is 2,520 sessions.',
    'In 2020 everything fell.',
    'Each trade cost 0.29% and cash earned 4.00%.',
    'Gamma was 5 and kappa 0.05.',
    'It beat WIG20 by 4.6 percentage points a year.',
    'WIG20 and the S&P 500 are indices; EDO1034 is a bond.',
    'It needed 427 days to recover.',
  ])('%s', (text) => {
    const checked = checkFigures(text, facts);
    expect(checked.text).toBe(text);
    expect(checked.removed).toBe(0);
  });
});

describe('a figure that was not computed goes (rule B-18)', () => {
  test.each([
    ['It earned 14.2% a year.', 'It earned […] a year.'],
    ['It earned 11.4% a year.', 'It earned […] a year.'],
    ['Zysk to 41,3 procent rocznie.', 'Zysk to […] rocznie.'],
    ['It ended at 300 000 zł.', 'It ended at […].'],
    ['It ended at €291,999.', 'It ended at […].'],
    ['It ended at 2.9 million PLN.', 'It ended at […].'],
    ['A Sharpe ratio of 1.8.', 'A Sharpe ratio of […].'],
    ['The drawdown was +31.17%.', 'The drawdown was […].'],
    ['It fell on 24 February 2022.', 'It fell on […].'],
    ['It fell on 2022-02-24.', 'It fell on […].'],
    ['In 1929 it was worse.', 'In […] it was worse.'],
    ['It doubled in 7 years.', 'It doubled in […] years.'],
    ['About twenty-five percent were lost.', 'About […] were lost.'],
    ['Około trzydzieści procent przepadło.', 'Około […] przepadło.'],
  ])('%s', (text, left) => {
    expect(checkFigures(text, facts)).toMatchObject({ text: left, removed: 1 });
  });

  test('a percentage is no amount and an amount no percentage', () => {
    expect(removedFrom('It cost 0.29 zł.')).toBe(1);
    expect(removedFrom('It gained 3656.42%.')).toBe(1);
  });
});

test('the places of the figures that stay are those of the checked text', () => {
  const { text, figures, removed } = checkFigures(
    'It earned 99.9% or 11.3% a year, against 6.7% for WIG20.',
    facts,
  );
  expect(removed).toBe(1);
  expect(text).toBe('It earned […] or 11.3% a year, against 6.7% for WIG20.');
  expect(figures.map(([from, to]) => text.slice(from, to))).toEqual(['11.3%', '6.7%']);
});

test('a long text of digits is read without trouble', () => {
  const long = '1 '.repeat(2000) + '1,'.repeat(2000) + '9'.repeat(2000);
  expect(cpuTime(() => void checkFigures(long, facts))).toBeLessThan(1000);
});
