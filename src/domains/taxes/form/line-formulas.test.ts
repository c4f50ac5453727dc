import { expect, test } from 'vitest';
import cases from '../../../../tests/golden/tax/cases.json' with { type: 'json' };
import { type FormLine, forms } from './form-fields.ts';
import { formulaInFields, lineFormulas } from './line-formulas.ts';

const newest = forms.get(2025)!;
const numberOf = (line: FormLine) => newest.numbers[line] ?? null;

test('a line says which fields it is made of, by the numbers of its form (TX-6)', () => {
  expect(formulaInFields('totalRevenue', numberOf)).toBe('20 + 22 − 24');
  expect(formulaInFields('tax', numberOf)).toBe('19% × 31');
  expect(formulaInFields('toPay', numberOf)).toBe('35 + 45 + 46 + 49');
  expect(formulaInFields('otherRevenue', numberOf), 'made of rows').toBeUndefined();
  const before = forms.get(2024)!;
  expect(formulaInFields('totalRevenue', (line) => before.numbers[line] ?? null)).toBe('20 + 22');
  expect(
    formulaInFields('tax', () => null),
    'a year without a form',
  ).toBeUndefined();
});

test('the formulas give the figures of every golden form, but for rounding (TX-6)', () => {
  let compared = 0;
  for (const { expected } of cases.cases)
    for (const { form, fields } of Object.values(yearsOf(expected))) {
      const { numbers } = [...forms.values()].find(({ name }) => name === form)!;
      const amountOf = (line: FormLine) => Number(fields[`P_${numbers[line]}`] ?? 0);
      const sum = (lines: readonly FormLine[]) => lines.reduce((total, line) => total + amountOf(line), 0);
      for (const [line, { plus, minus = [], percent = 100 }] of Object.entries(lineFormulas)) {
        const said = amountOf(line as FormLine);
        if (said === 0) continue;
        expect(Math.abs(((sum(plus) - sum(minus)) * percent) / 100 - said), line).toBeLessThan(1);
        compared += 1;
      }
    }
  expect(compared).toBeGreaterThan(100);
});

const yearsOf = (expected: object) =>
  ('years' in expected ? expected.years : {}) as Record<
    string,
    { form: string; fields: Record<string, string> }
  >;
