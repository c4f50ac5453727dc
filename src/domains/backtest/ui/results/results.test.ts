import { describe, expect, it, test } from 'vitest';
import en from '../../../../i18n/catalogues/en/backtest.ts';
import pl from '../../../../i18n/catalogues/pl/backtest.ts';
import type { LineMetrics } from '../simulation-types.ts';
import { linkFigures, readFigure } from './link-figures.ts';
import { bestSlots, isYearly, metricRows, missingReason, moreRows, shownFigure } from './metric-rows.ts';

const line = (slot: number | null, name: string, change: Partial<LineMetrics> = {}): LineMetrics => ({
  slot,
  name,
  final_value: '238000.00',
  profit: '138000.00',
  total_return: 1.38,
  annualized_return: 0.091,
  volatility: 0.118,
  sharpe_ratio: 0.53,
  max_drawdown: -0.312,
  avg_turnover: 0.0018,
  avg_leverage: 1,
  sortino_ratio: 0.77,
  recovery_days: 640,
  total_costs: '512.30',
  ...change,
});
const lines = [
  line(1, 'Uniform'),
  line(2, 'SinglePeriodOptimization', {
    final_value: '291000.00',
    annualized_return: 0.113,
    volatility: 0.102,
    max_drawdown: -0.201,
    avg_turnover: 0.0094,
    recovery_days: null,
  }),
  line(null, 'WIG20', { final_value: '900000.00', annualized_return: 0.2, volatility: 0.01 }),
];
const table = [...metricRows(true), ...moreRows];
const row = (key: string) => table.find((one) => one.key === key)!;

describe('the best figure of a row', () => {
  it('is the highest return, the lowest volatility and the shallowest fall', () => {
    expect(bestSlots(row('final_value'), lines)).toEqual(new Set([2]));
    expect(bestSlots(row('volatility'), lines)).toEqual(new Set([2]));
    expect(bestSlots(row('max_drawdown'), lines)).toEqual(new Set([2]));
    expect(bestSlots(row('avg_turnover'), lines)).toEqual(new Set([1]));
  });

  it('is never the benchmark’s, nor the only strategy’s, nor one that looks the same as all', () => {
    expect(bestSlots(row('annualized_return'), lines)).toEqual(new Set([2]));
    expect(bestSlots(row('annualized_return'), [lines[0]!, lines[2]!])).toEqual(new Set());
    expect(bestSlots(row('sharpe_ratio'), lines)).toEqual(new Set());
  });

  it('does not exist for leverage, and leaves out what is unknown', () => {
    expect(bestSlots(row('avg_leverage'), lines)).toEqual(new Set());
    expect(bestSlots(row('recovery_days'), lines)).toEqual(new Set([1]));
    expect(shownFigure(row('recovery_days'), lines[1]!)).toBeNull();
  });

  it('is not a figure that does not exist, which says why instead', () => {
    const steady = [line(1, 'AllCash', { sharpe_ratio: null, sortino_ratio: null }), line(2, 'Uniform')];
    expect(shownFigure(row('sharpe_ratio'), steady[0]!)).toBeNull();
    expect(bestSlots(row('sharpe_ratio'), steady)).toEqual(new Set([2]));
    expect(missingReason('sharpe_ratio', steady[0]!)).toBe('noDeviation');
    expect(missingReason('sortino_ratio', steady[0]!)).toBe('noLosses');
    expect(missingReason('recovery_days', steady[0]!)).toBe('notRecovered');
    const short = line(1, 'Hold', { volatility: null, sharpe_ratio: null, sortino_ratio: null });
    expect(missingReason('sharpe_ratio', short)).toBe('tooFewReturns');
    expect(missingReason('sortino_ratio', short)).toBe('tooFewReturns');
    expect(missingReason('volatility', steady[0]!)).toBe('tooFewReturns');
  });
});

test('every result has eight metrics in their forms, and everything else stands beside them (rule B-22)', () => {
  expect(metricRows(true).map(({ key, form }) => [key, form])).toEqual([
    ['final_value', 'money'],
    ['profit', 'signedMoney'],
    ['annualized_return', 'signedPercent'],
    ['volatility', 'percent'],
    ['sharpe_ratio', 'plain'],
    ['max_drawdown', 'percent'],
    ['avg_turnover', 'percent'],
    ['avg_leverage', 'percent'],
  ]);
  const eight = new Set(metricRows(true).map(({ key }) => key));
  expect(moreRows.filter(({ key }) => eight.has(key))).toEqual([]);
});

describe('the return of a run (rule B-25)', () => {
  const keys = (yearly: boolean) => metricRows(yearly).map(({ key }) => key);

  it('is a rate of a year from 365 days on, of the whole period below, and the label says which', () => {
    expect(isYearly({ date_start: '2024-01-02', date_end: '2025-01-01' })).toBe(true);
    expect(isYearly({ date_start: '2024-01-02', date_end: '2024-12-31' })).toBe(false);
    expect([keys(true)[2], keys(false)[2]]).toEqual(['annualized_return', 'total_return']);
    expect([keys(true).length, keys(false).length]).toEqual([8, 8]);
    expect([en.metrics.annualized_return, en.metrics.total_return]).toEqual([
      'Return a year',
      'Return over the whole period',
    ]);
    expect(pl.metrics.total_return).toBe('Zwrot za cały okres');
  });

  it('and every other figure that does not exist says why (rule B-26)', () => {
    const lost = line(1, 'Hold', { final_value: '-20.00', total_return: -1.2, annualized_return: null });
    expect(missingReason('annualized_return', lost)).toBe('nothingLeft');
    const endless = line(1, 'FixedTrades', { final_value: null, max_drawdown: null });
    expect(missingReason('max_drawdown', endless)).toBe('notFinite');
    expect(shownFigure(row('final_value'), line(1, 'Hold', { final_value: 'Infinity' }))).toBeNull();
  });
});

describe('figures of an interpretation', () => {
  it('are read in both number formats', () => {
    expect(readFigure('291\u202f000\u00a0zł')).toEqual({ value: 291000, decimals: 0, percent: false });
    expect(readFigure('+11,30%')).toEqual({ value: 11.3, decimals: 2, percent: true });
    expect(readFigure('€291,000.00')).toEqual({ value: 291000, decimals: 2, percent: false });
    expect(readFigure('€291,000')).toEqual({ value: 291000, decimals: 0, percent: false });
    expect(readFigure('0,80')).toEqual({ value: 0.8, decimals: 2, percent: false });
    expect(readFigure('zł')).toBeUndefined();
  });

  it('lead to the cell they came from', () => {
    const text = 'Best: 291 000 zł, or +11,30% a year.\n\nIt fell −20,10%.';
    const marks = ['291 000 zł', '+11,30%', '−20,10%'].map((figure): [number, number] => {
      const from = text.indexOf(figure);
      return [from, from + figure.length];
    });
    expect(linkFigures(text, marks, lines, table)).toEqual([
      [
        { text: 'Best: ' },
        { text: '291 000 zł', figure: true, cell: { key: 'final_value', slot: 2 } },
        { text: ', or ' },
        { text: '+11,30%', figure: true, cell: { key: 'annualized_return', slot: 2 } },
        { text: ' a year.' },
      ],
      [
        { text: 'It fell ' },
        { text: '−20,10%', figure: true, cell: { key: 'max_drawdown', slot: 2 } },
        { text: '.' },
      ],
    ]);
  });

  it('that are in no cell are marked without a link, and marks outside the text are dropped', () => {
    expect(linkFigures('A cost of 0,29%.', [[10, 15]], lines, table)).toEqual([
      [{ text: 'A cost of ' }, { text: '0,29%', figure: true, cell: undefined }, { text: '.' }],
    ]);
    expect(linkFigures('Short', [[2, 99]], lines, table)).toEqual([[{ text: 'Short' }]]);
  });
});
