import { expect, test } from 'vitest';
import { questionsOf, type ShownWaiting } from './waiting-questions.ts';

const row = (key: string, code: string, alias: string | null = null): ShownWaiting => ({
  key,
  reason: { code, values: {} },
  day: '2026-11-10',
  kind: 'buy',
  alias,
  symbol: alias,
  isin: null,
  title: null,
  units: '1',
  cash: null,
  text: '',
});

test('an asset is asked for once, whatever lies between its rows; anything else row by row', () => {
  const questions = questionsOf([
    row('1', 'instrument', 'pko'),
    row('2', 'price', 'pko'),
    row('3', 'instrument', 'pko'),
    { ...row('4', 'overdrawn', 'cdr'), reason: { code: 'overdrawn', values: { missing: '1' } } },
    { ...row('7', 'overdrawn', 'cdr'), reason: { code: 'overdrawn', values: { missing: '0.5' } } },
    row('5', 'dayUnreadable'),
    row('6', 'instrument'),
  ]);
  expect(questions.map(({ asks, rows }) => [asks, rows.map(({ key }) => key).join()])).toEqual([
    ['instrument', '1,3'],
    ['price', '2'],
    ['purchase', '4'],
    ['nothing', '7'],
    ['nothing', '5'],
    ['nothing', '6'],
  ]);
});
