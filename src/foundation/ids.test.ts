import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

const someTime = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('ids sort by the time they were made at', () => {
  fc.assert(
    fc.property(someTime, someTime, (a, b) => {
      fc.pre(a !== b);
      expect(newId(a) < newId(b)).toBe(a < b);
    }),
  );
});

test('an id is a UUID of version 7 that carries its time', () => {
  fc.assert(
    fc.property(someTime, (at) => {
      const id = newId(at);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
      expect(isId(id)).toBe(true);
    }),
  );
});

test('ids made in the same millisecond differ', () => {
  const ids = Array.from({ length: 5000 }, () => newId(1));
  expect(new Set(ids).size).toBe(5000);
});

test.each([
  '',
  'x',
  '0193277E-0000-7000-8000-000000000001',
  '0193277e-0000-7000-8000-000000000001\n',
  "' or 1=1",
  '\0',
])('%j is no id of ours', (text) => {
  expect(isId(text)).toBe(false);
});
