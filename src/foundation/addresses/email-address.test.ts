import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress } from './email-address.ts';

test.each([
  ['jan@example.pl', 'jan@example.pl'],
  [' Jan.Kowalski+gpw@Poczta.EXAMPLE.pl ', 'jan.kowalski+gpw@poczta.example.pl'],
  ['zażółć@gęślą.example', 'zażółć@gęślą.example'],
  ["o'brien@example.ie", "o'brien@example.ie"],
])('%j is an address, kept as %j (A-1)', (typed, kept) => {
  expect(emailAddress.parse(typed)).toBe(kept);
});

test.each([
  '',
  'jan',
  'jan@example',
  '@example.pl',
  'jan@.',
  'jan@@example.pl',
  'a b@example.pl',
  'a@b.pl,c@d.pl',
  'Jan <jan@example.pl>',
  'jan@example.pl\nbcc: x@y.pl',
  'a\0b@example.pl',
  'ja\u200bn@example.pl',
  'jan@example.pl\u202e',
  '\ud800@example.pl',
  `${'a'.repeat(250)}@b.pl`,
])('%j is none (A-1)', (typed) => {
  const result = emailAddress.safeParse(typed);
  expect(result.success).toBe(false);
  expect(result.error?.issues.map((issue) => issue.message)).toContain('emailError');
});

test('whatever is accepted can stand in a header of a mail and is the same when typed again (A-1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
      const result = emailAddress.safeParse(`${local}@${domain}.pl`);
      if (!result.success) return;
      expect(result.data).not.toMatch(/[\s<>,;:"\p{Cc}]/u);
      expect(emailAddress.parse(result.data)).toBe(result.data);
    }),
    { numRuns: 500 },
  );
});
