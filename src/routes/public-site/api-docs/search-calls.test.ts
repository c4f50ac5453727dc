import { describe, expect, test } from 'vitest';
import { findCalls, type IndexedCall, longestQuery, queryOf } from './search-calls.ts';

const call = (id: string, method: string, path: string, summary: string, words: string): IndexedCall => ({
  id,
  area: 'portfolios',
  method,
  path,
  summary,
  words,
});

const index = [
  call('a', 'GET', '/api/portfolios', 'Portfele z\u00a0liczbami', 'market_value roi Portfolios with figures'),
  call('b', 'POST', '/api/portfolios', 'Dodaje portfel', 'name currency_id Adds a portfolio'),
  call('c', 'GET', '/api/bonds', 'Obligacje, które masz; wartość na dziś', 'market_value portfolio_id'),
];
const idsOf = (query: string) => findCalls(index, query).calls.map(({ id }) => id);

describe('calls are found (PS-14)', () => {
  test.each([
    ['by a path', '/api/bonds', ['c']],
    ['by a method and a part of the path', 'post portf', ['b']],
    ['by the summary, without marks and capitals', 'WARTOSC', ['c']],
    ['by the other language', 'figures', ['a']],
    ['by the name of a field', 'currency_id', ['b']],
    ['what says so itself first', 'portfolio', ['a', 'b', 'c']],
    ['not at all', 'nothing like it', []],
  ])('%s', (_, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });
});

test('of many the first fifty are shown, and all are counted', () => {
  const many = Array.from({ length: 120 }, (_, at) => call(`${at}`, 'GET', `/api/x/${at}`, 'X', ''));
  const found = findCalls(many, 'x');
  expect([found.total, found.calls.length]).toEqual([120, 50]);
});

test('what is searched for has an end (PS-14)', () => {
  expect(queryOf(null)).toBe('');
  expect(queryOf('  bonds ')).toBe('bonds');
  expect(queryOf('a'.repeat(5000))).toHaveLength(longestQuery);
});
