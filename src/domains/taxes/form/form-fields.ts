import { type Decimal, fixedTextOf, textOf, zero } from '../../../foundation/decimal.ts';
import type { TaxYear } from '../years/tax-year.ts';

/** A line of the form: which figure it has, and whether it is written in full zloty. */
type Line = { of: (year: TaxYear) => Decimal; isWhole?: boolean };

const lines = {
  printedRevenue: { of: ({ printed }) => printed.revenue },
  printedCost: { of: ({ printed }) => printed.cost },
  otherRevenue: { of: ({ other }) => other.revenue },
  otherCost: { of: ({ other }) => other.cost },
  reliefRevenue: { of: ({ relief }) => relief.revenue },
  reliefCost: { of: ({ relief }) => relief.cost },
  totalRevenue: { of: ({ total }) => total.revenue },
  totalCost: { of: ({ total }) => total.cost },
  income: { of: ({ income }) => income },
  loss: { of: ({ loss }) => loss },
  priorLosses: { of: ({ priorLosses }) => priorLosses },
  base: { of: ({ base }) => base, isWhole: true },
  tax: { of: ({ tax }) => tax },
  foreignTax: { of: ({ foreignTax }) => foreignTax },
  due: { of: ({ due }) => due, isWhole: true },
  cryptoRevenue: { of: ({ crypto }) => crypto.revenue },
  cryptoCost: { of: ({ crypto }) => crypto.cost },
  cryptoCarriedIn: { of: ({ crypto }) => crypto.carriedIn },
  cryptoIncome: { of: ({ crypto }) => crypto.income },
  cryptoCarriedOn: { of: ({ crypto }) => crypto.carriedOn },
  cryptoBase: { of: ({ crypto }) => crypto.base, isWhole: true },
  cryptoTax: { of: ({ crypto }) => crypto.tax },
  cryptoForeignTax: { of: () => zero },
  cryptoDue: { of: ({ crypto }) => crypto.due, isWhole: true },
  notCollected: { of: ({ notCollected }) => notCollected },
  flatTax: { of: ({ flat }) => flat.tax },
  flatCredit: { of: ({ flat }) => flat.credit },
  flatDifference: { of: ({ flat }) => flat.difference },
  toPay: { of: ({ toPay }) => toPay },
} satisfies Record<string, Line>;

export type FormLine = keyof typeof lines;

/** The fields of a form by their numbers; `rate` stands for the 19 % that are printed. */
type Form = { name: string; numbers: Partial<Record<FormLine, number>>; rates: number[]; countries: number };

const before2025: Omit<Form, 'name'> = {
  numbers: {
    ...{ printedRevenue: 20, printedCost: 21, otherRevenue: 22, otherCost: 23 },
    ...{ totalRevenue: 24, totalCost: 25, income: 26, loss: 27, priorLosses: 28, base: 29 },
    ...{ tax: 31, foreignTax: 32, due: 33 },
    ...{ cryptoRevenue: 34, cryptoCost: 35, cryptoCarriedIn: 36, cryptoIncome: 37, cryptoCarriedOn: 38 },
    ...{ cryptoBase: 39, cryptoTax: 41, cryptoForeignTax: 42, cryptoDue: 43 },
    ...{ notCollected: 44, flatTax: 45, flatCredit: 46, flatDifference: 47, toPay: 49 },
  },
  rates: [30, 40],
  countries: 69,
};

const from2025: Omit<Form, 'name'> = {
  numbers: {
    ...{ printedRevenue: 20, printedCost: 21, otherRevenue: 22, otherCost: 23 },
    ...{ reliefRevenue: 24, reliefCost: 25 },
    ...{ totalRevenue: 26, totalCost: 27, income: 28, loss: 29, priorLosses: 30, base: 31 },
    ...{ tax: 33, foreignTax: 34, due: 35 },
    ...{ cryptoRevenue: 36, cryptoCost: 37, cryptoCarriedIn: 38, cryptoIncome: 39, cryptoCarriedOn: 40 },
    ...{ cryptoBase: 41, cryptoTax: 43, cryptoForeignTax: 44, cryptoDue: 45 },
    ...{ notCollected: 46, flatTax: 47, flatCredit: 48, flatDifference: 49, toPay: 51 },
  },
  rates: [32, 42],
  countries: 72,
};

/** The forms whose fields are known, by the year they are for (rule TX-11). */
export const forms: ReadonlyMap<number, Form> = new Map([
  [2023, { name: 'PIT-38(16)', ...before2025 }],
  [2024, { name: 'PIT-38(17)', ...before2025 }],
  [2025, { name: 'PIT-38(18)', ...from2025 }],
]);

/** The newest form that is published: a later year is shown in it, with a notice. */
export const newestFormYear = Math.max(...forms.keys());

const written = (line: FormLine, year: TaxYear): string => {
  const { of, isWhole }: Line = lines[line];
  return isWhole ? textOf(of(year)) : fixedTextOf(of(year), 2);
};

export const formLines = Object.keys(lines) as [FormLine, ...FormLine[]];

/** Every figure as it is written, whether the year's form is known or not. */
export const figuresOf = (year: TaxYear): Record<FormLine, string> =>
  Object.fromEntries(formLines.map((line) => [line, written(line, year)])) as Record<FormLine, string>;

/** The form of a year, or the newest one for a year whose own is not published; none for one the product does not know. */
export const formOf = (year: number): Form | undefined => forms.get(Math.min(year, newestFormYear));
