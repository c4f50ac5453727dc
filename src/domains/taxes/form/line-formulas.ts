import type { FormLine } from './form-fields.ts';

/** What a line is made of where that is other lines: added, or taken off; never below zero where both are there. */
type Formula = { plus: readonly FormLine[]; minus?: readonly FormLine[]; percent?: 19 };

/** The form's own arithmetic (rule TX-6); lines that are absent are made of rows. */
export const lineFormulas: Partial<Record<FormLine, Formula>> = {
  totalRevenue: { plus: ['printedRevenue', 'otherRevenue'], minus: ['reliefRevenue'] },
  totalCost: { plus: ['printedCost', 'otherCost'], minus: ['reliefCost'] },
  income: { plus: ['totalRevenue'], minus: ['totalCost'] },
  loss: { plus: ['totalCost'], minus: ['totalRevenue'] },
  base: { plus: ['income'], minus: ['priorLosses'] },
  tax: { plus: ['base'], percent: 19 },
  due: { plus: ['tax'], minus: ['foreignTax'] },
  cryptoIncome: { plus: ['cryptoRevenue'], minus: ['cryptoCost', 'cryptoCarriedIn'] },
  cryptoCarriedOn: { plus: ['cryptoCost', 'cryptoCarriedIn'], minus: ['cryptoRevenue'] },
  cryptoBase: { plus: ['cryptoIncome'] },
  cryptoTax: { plus: ['cryptoBase'], percent: 19 },
  cryptoDue: { plus: ['cryptoTax'], minus: ['cryptoForeignTax'] },
  flatDifference: { plus: ['flatTax'], minus: ['flatCredit'] },
  toPay: { plus: ['due', 'cryptoDue', 'notCollected', 'flatDifference'] },
};

/** A formula in the numbers of fields: "26 − 27", "19% × 31"; none where a form does not number them. */
export function formulaInFields(
  line: FormLine,
  numberOf: (line: FormLine) => number | null,
): string | undefined {
  const formula = lineFormulas[line];
  if (!formula) return undefined;
  const { plus, minus = [], percent } = formula;
  const named = (lines: readonly FormLine[]) => lines.flatMap((one) => numberOf(one) ?? []);
  const sum = [named(plus).join(' + '), ...named(minus)].join(' − ');
  if (!named(plus).length) return undefined;
  return percent ? `${percent}% × ${sum}` : sum;
}
