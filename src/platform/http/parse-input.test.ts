import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { done } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { Failure } from '../../foundation/failure.ts';
import { parseInput } from './parse-input.ts';

const call = defineCall({
  id: 'test.keep',
  method: 'POST',
  path: '/api/test',
  summary: 'Keeps anything',
  access: 'anyone',
  query: z.object({ page: z.optional(z.string('invalid')) }),
  body: z.object({
    params: z.record(z.string(), z.unknown()),
    numbers: z.optional(z.array(z.number('invalid'))),
  }),
  output: done,
});

function refusal(body: unknown, query: unknown = {}): Record<string, string[]> {
  try {
    parseInput(call, { params: {}, query, body });
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'invalid') return error.detail.errors;
    throw error;
  }
  return {};
}

function nested(levels: number, name: string): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = { [name]: value };
  return value;
}

test.each(['a', '\0', 'a'.repeat(90)])(
  'a body ten thousand levels deep is refused in a word (rule SF-13)',
  (name) => {
    const began = process.threadCpuUsage();
    const errors = refusal({ params: nested(10_000, name) });
    expect(errors).toEqual({ form: ['invalid'] });
    // It took fifteen seconds and a hundred megabytes.
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1000);
  },
);

test('what any call takes is within the bounds', () => {
  expect(refusal({ params: nested(12, 'a') })).toEqual({});
  expect(refusal({ params: { trades: Array.from({ length: 20_000 }, (_, i) => [i, 'KGHM', 1]) } })).toEqual(
    {},
  );
});

test('more values than any call takes are refused, in a query too (rule SF-13)', () => {
  expect(refusal({ params: {}, numbers: new Array(100_001).fill(0) })).toEqual({ form: ['invalid'] });
  const query = Object.fromEntries(Array.from({ length: 100_001 }, (_, i) => [`k${i}`, '']));
  expect(refusal({ params: {} }, query)).toEqual({ form: ['invalid'] });
});

test('a refusal names a hundred fields at most, by names that can be read (rule SF-13)', () => {
  const errors = refusal({ params: {}, numbers: new Array(50_000).fill('x') });
  expect(Object.keys(errors)).toHaveLength(100);
  const long = refusal({ params: { ['k'.repeat(50_000)]: '\0' } });
  expect(JSON.stringify(long).length).toBeLessThan(300);
});

test('text that cannot be stored is named where it stands', () => {
  expect(refusal({ params: { note: 'a\0b', deep: { '\ud800': 1 } } })).toEqual({
    'params.note': ['invalid'],
    'params.deep': ['invalid'],
  });
});
