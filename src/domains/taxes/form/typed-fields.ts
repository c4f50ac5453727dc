import type { TaxPaper } from '../papers/tax-paper.ts';
import { type FormLine, formLines, formOf } from './form-fields.ts';

export const fieldParts = ['securities', 'crypto', 'flat', 'other'] as const;

export type TypedField = {
  number: number | null;
  /** The part of the form: some lines of two parts are called alike. */
  part: (typeof fieldParts)[number];
  line: FormLine | 'rate' | 'countries' | 'country' | 'countryIncome' | 'countryTax';
  value: string;
};

/** The fields of PIT/ZG(8) for sales: the country's code, income and tax paid there. */
const zg = { country: 7, countryIncome: 29, countryTax: 30 } as const;

function partOf(line: FormLine): TypedField['part'] {
  if (line.startsWith('crypto')) return 'crypto';
  if (line.startsWith('flat') || line === 'notCollected') return 'flat';
  return line === 'toPay' ? 'other' : 'securities';
}

/** What is typed into PIT-38, in the order of its numbers; without a known form the figures alone (rules TX-11, TP-4). */
export function typedFields(paper: TaxPaper): TypedField[] {
  const form = formOf(paper.year);
  const figures = formLines.map((line) => ({
    ...{ line, part: partOf(line), number: form?.numbers[line] ?? null, value: paper.figures[line] },
  }));
  if (!form) return figures;
  const rates = form.rates.map((number, at) => ({
    ...{ number, line: 'rate' as const, value: '19' },
    part: at === 0 ? ('securities' as const) : ('crypto' as const),
  }));
  const countries = {
    number: form.countries,
    line: 'countries' as const,
    part: 'other' as const,
    value: String(paper.countries.length),
  };
  return [...figures.filter(({ number }) => number !== null), ...rates, countries].sort(
    (a, b) => a.number! - b.number!,
  );
}

/** A PIT/ZG for each country with income from sales (rule TX-7). */
export function typedCountries({ countries }: TaxPaper): { country: string; fields: TypedField[] }[] {
  return countries.map(({ country, income, tax_paid }) => ({
    country,
    fields: [
      { number: zg.country, line: 'country', part: 'other', value: country },
      { number: zg.countryIncome, line: 'countryIncome', part: 'other', value: income },
      { number: zg.countryTax, line: 'countryTax', part: 'other', value: tax_paid },
    ],
  }));
}
