import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from './sql.ts';

test('values stay apart from the text', () => {
  const { text, values } = sql`select ${1} from users where email = ${"'; drop table users; --"}`;
  expect(text).toBe('select $1 from users where email = $2');
  expect(values).toEqual([1, "'; drop table users; --"]);
});

test('fragments are woven in, and their values numbered on', () => {
  const owner = sql`user_id = ${'u'}`;
  const both = sql`${owner} and day between ${1} and ${2}`;
  const { text, values } = sql`select ${'x'} where ${both} or ${owner} limit ${9}`;
  expect(text).toBe('select $1 where user_id = $2 and day between $3 and $4 or user_id = $5 limit $6');
  expect(values).toEqual(['x', 'u', 1, 2, 'u', 9]);
});

test('an empty fragment adds nothing', () => {
  expect(sql`select 1 ${sql``}where ${2}`).toMatchObject({ text: 'select 1 where $1', values: [2] });
});

test('what only looks like a fragment is a value', () => {
  const forged = { text: 'drop table users', values: [] };
  expect(sql`select ${forged}`).toMatchObject({ text: 'select $1', values: [forged] });
  expect(sql`select ${null}, ${undefined}, ${[1, 2]}`.values).toEqual([null, undefined, [1, 2]]);
});

test('however fragments are nested, each value keeps its own place', () => {
  type Nested = { value: number } | Nested[];
  const nested = fc.letrec<{ tree: Nested }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.record({ value: fc.nat() }),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    ),
  })).tree;
  const build = (tree: Nested): ReturnType<typeof sql> =>
    Array.isArray(tree) ? tree.map(build).reduce((a, b) => sql`${a}, ${b}`) : sql`(${tree.value})`;
  const flat = (tree: Nested): number[] => (Array.isArray(tree) ? tree.flatMap(flat) : [tree.value]);
  fc.assert(
    fc.property(nested, (tree) => {
      const { text, values } = build(tree);
      expect(values).toEqual(flat(tree));
      expect(text).toBe(values.map((_, i) => `($${i + 1})`).join(', '));
    }),
  );
});
