import { describe, expect, test } from 'vitest';
import { allCalls } from '../../../../tests/support/all-calls.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import { apiAreaNames, areaOf } from '../api-areas.ts';
import { type CallReference, referenceOf } from '../call-reference.ts';
import { openApiDocument } from '../open-api.ts';
import { alsoSent } from './also-sent.ts';

const document = openApiDocument('https://walory.example', allCalls);
const reference = referenceOf(document);
const described = new Map(reference.flatMap(({ calls }) => calls).map((call) => [call.id, call]));

test('every call is described once, in the area that has its kind', () => {
  expect(reference.map(({ area }) => area)).toEqual(apiAreaNames);
  const shown = reference.flatMap(({ calls }) => calls.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted());
  for (const { area, calls } of reference) {
    expect(calls.length, area).toBeGreaterThan(0);
    for (const { id } of calls) expect(areaOf(id), id).toBe(area);
  }
});

/** What arrives at the server when an example is sent. */
function sentBy({ path: pattern, example }: CallReference) {
  const url = new URL(example.path, 'https://walory.example');
  const parts = url.pathname.split('/').map(decodeURIComponent);
  const params: Record<string, string | undefined> = {};
  for (const [at, part] of pattern.split('/').entries())
    if (part.startsWith('{')) params[part.slice(1, -1)] = parts[at];
  return { params, query: Object.fromEntries(url.searchParams), body: example.body };
}

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const shown = described.get(id)!;

  test('takes the request that is shown for it (PS-13)', () => {
    expect(() => parseInput(call, sentBy(shown))).not.toThrow();
    expect('body' in shown.example).toBe(Boolean(call.body));
  });

  test('could give the answer that is shown for it (PS-13)', () => {
    expect('answer' in shown.example).toBe(call.answers === 'json');
    if (call.answers !== 'json') return;
    // Nothing in it but what the contract has.
    expect(call.output.parse(structuredClone(shown.example.answer))).toEqual(shown.example.answer);
  });
});

test('fields that an example sends although it could do without them are fields of its call', () => {
  for (const [id, names] of Object.entries(alsoSent)) {
    const fields = described.get(id)?.body.flatMap(({ name }) => name.replaceAll('[]', '').split('.')) ?? [];
    for (const name of names) expect(fields, `${id} ${name}`).toContain(name);
  }
});

test('examples agree with each other: what one call makes, the others name (PS-13)', () => {
  const [created, listed] = ['transactions.create', 'transactions.list'].map(
    (id) => described.get(id)!.example,
  );
  const made = (created!.answer as { data: { id: string } }).data;
  const [row] = (listed!.answer as { data: Record<string, string>[] }).data;
  expect(row!.id).toBe(made.id);
  const sent = created!.body as Record<string, string>;
  for (const field of ['portfolio_id', 'asset_id', 'amount', 'price', 'fee', 'created_at'])
    expect(row![field], field).toBe(sent[field]);
  const portfolios = described.get('portfolios.list')!.example.answer as { data: { id: string }[] };
  expect(sent.portfolio_id).toBe(portfolios.data[0]!.id);
  expect(described.get('transactions.delete')!.example.path).toBe(`/api/transactions/${made.id}`);
});

test('money and units are decimal strings, days and times are written as such', () => {
  const faults: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, `${at}.${name}`);
    else if (/\.(market_value|investment_sum|profit|fee|total_costs)$/.test(at) && value !== null) {
      if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) faults.push(`${at}: ${value}`);
    } else if (
      /_at$/.test(at) &&
      typeof value === 'string' &&
      !/^\d{4}(-\d\d-\d\d(T[\d:.]+Z)?)?$/.test(value)
    )
      faults.push(`${at}: ${value}`);
  };
  for (const { id, example } of described.values()) walk(example.answer, id);
  expect(faults).toEqual([]);
});
