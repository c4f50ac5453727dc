import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** Two thousand levels, each with a name that no database keeps. */
const deep = (name: string): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < 2000; i++) value = { [name]: value };
  return value;
};

const texts = [
  '',
  ' ',
  '\0',
  'a\0b@example.pl',
  '\ud800',
  'half \ud800 character',
  '\udfff@example.pl',
  '\u202egnp.exe',
  '\ufeff',
  'İI@EXAMPLE.PL',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table users; --",
  '\r\nset-cookie: a=b',
  '{"$gt":""}',
  'NaN',
  'Infinity',
  '1e309',
  '1e308',
  '1e-400',
  '-0',
  '0x10',
  '-1',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  `-${'9'.repeat(40)}.${'9'.repeat(40)}`,
  '1'.repeat(80_000),
  `0.${'0'.repeat(80_000)}1`,
  `${' '.repeat(80_000)}1`,
  '999999999999',
  '+48 600 100 200',
  'a@b.c',
  '0193277e-0000-7000-8000-000000000301',
  '00000000-0000-0000-0000-000000000000',
  '😀'.repeat(60),
  'a'.repeat(100_000),
];
const others: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  4,
  1e308,
  -1e308,
  5e-324,
  -0,
  2 ** 53,
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 'x' },
  { '': 1 },
  { a: 1e308, b: 1e308 },
  deep('a'),
  deep('\0'),
  Array.from({ length: 30_000 }, () => null),
];

/** Values that have broken programs before. */
export const hostileValues: unknown[] = [
  ...texts,
  ...others,
  ...['', 'a\0b', 'half \ud800 character', 7].map((one) => [one]),
];

/** One of them, or any other JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileValues) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
);

/** Whole bodies, written as text because no encoder would produce some of them. */
export const hostileBodies = [
  '',
  'null',
  'true',
  '[]',
  '"text"',
  '1e999',
  '-0',
  '{}',
  '{"":""}',
  '{"email":"a@b.pl","email":["a@b.pl"]}',
  '{"toString":null,"valueOf":null,"hasOwnProperty":1}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
];

type Schema = { properties?: Record<string, { maxLength?: number }>; anyOf?: Schema[]; oneOf?: Schema[] };

/** The fields a schema declares, in all its variants, with the longest text each takes. */
export function fieldsOf(schema: z.ZodMiniType): Map<string, number | undefined> {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = new Map<string, number | undefined>();
  for (const variant of whole.oneOf ?? whole.anyOf ?? [whole]) {
    for (const [name, { maxLength }] of Object.entries(variant.properties ?? {})) fields.set(name, maxLength);
  }
  return fields;
}

/** A right input with one field changed, left out, doubled, too long or made up. */
export function nearly(
  right: Record<string, unknown>,
  schema: z.ZodMiniType,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(schema);
  const field = fc.constantFrom(...fields.keys());
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(field, hostileValue).map(([name, value]) => ({ ...right, [name]: value })),
    },
    field.map((name) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))),
    field.map((name) => ({ ...right, [name]: [right[name]] })),
    field.map((name) => ({ ...right, [name]: 'ą'.repeat((fields.get(name) ?? 5000) + 1) })),
    fc
      .tuple(fc.string({ minLength: 1 }), hostileValue)
      .map(([name, value]) => ({ ...right, [`x${name}`]: value })),
  );
}
