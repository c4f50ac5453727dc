import { describe, expect, test } from 'vitest';
import { type Explanation, explainTable } from './explain-table.ts';

const money = (value: string, currency?: string) => ({
  kind: 'money' as const,
  value,
  ...(currency && { currency }),
});
const day = (value: string) => ({ kind: 'day' as const, value });

const explanation: Explanation = {
  figure: 'irr',
  currency: 'pln',
  result: { kind: 'percent', value: '11.9' },
  reason: null,
  columns: ['day', 'flow', 'grown'],
  rows: [
    { label: null, cells: [day('2022-03-14'), money('18000'), money('30446.31')] },
    { label: null, cells: [day('2022-09-12'), money('9000'), money('14393.06')] },
  ],
  more: { count: 17, cells: [{ kind: 'text', value: null }, money('30000'), money('34821.24')] },
  total: { cells: [money('84400'), money('119393.94')] },
  params: {},
  beside: [],
};

describe('the rows behind a figure', () => {
  test('stand under their headings, money with its unit in the heading', () => {
    const table = explainTable(explanation)!;
    expect(table.head).toEqual([
      { key: 'day', inShown: false, signed: false },
      { key: 'flow', inShown: true, signed: true },
      { key: 'grown', inShown: true, signed: false },
    ]);
    expect(table.body[0]?.[0]).toEqual({ cell: day('2022-03-14') });
    expect(table.count).toBe(19);
  });

  test('are headed by a word where one is given, with or without a cell in its place', () => {
    const without = explainTable({
      ...explanation,
      columns: ['part', 'amount'],
      rows: [{ label: 'sales', cells: [money('5')] }],
    })!;
    expect(without.body[0]).toEqual([{ word: 'sales' }, { cell: money('5') }]);
    const withEmpty = explainTable({
      ...explanation,
      columns: ['part', 'amount'],
      rows: [{ label: 'sales', cells: [{ kind: 'text', value: null }, money('5')] }],
    })!;
    expect(withEmpty.body[0]).toEqual([{ word: 'sales' }, { cell: money('5') }]);
  });

  test('have no unit in the heading where each row has a currency of its own', () => {
    const table = explainTable({
      ...explanation,
      columns: ['asset', 'price'],
      rows: [{ label: null, cells: [{ kind: 'text', value: 'MSFT' }, money('520.1', 'usd')] }],
    })!;
    expect(table.head[1]?.inShown).toBe(false);
  });

  test('leave nothing where a cell is unknown, never a zero', () => {
    const table = explainTable({
      ...explanation,
      rows: [{ label: null, cells: [day('2022-03-14'), { kind: 'money', value: null }, money('1')] }],
    })!;
    expect(table.body[0]?.[1]).toBeNull();
  });

  test('keep what is left in one line under the same headings', () => {
    const { more } = explainTable(explanation)!;
    expect(more).toEqual({
      count: 17,
      entries: [null, { cell: money('30000') }, { cell: money('34821.24') }],
    });
  });

  test('are no table where there are none', () => {
    expect(explainTable({ ...explanation, rows: [] })).toBeNull();
  });
});
