import type { CallInput } from '../../../foundation/contract.ts';
import type { Context } from '../../../platform/http/context.ts';
import { formOf, newestFormYear } from '../form/form-fields.ts';
import { typedCountries, typedFields } from '../form/typed-fields.ts';
import type { listTaxFields as fieldsCall } from '../log-contract.ts';
import { askedYear, shownPaper } from './asked-year.ts';
import { reckonedTaxes } from './reckon-taxes.ts';

/** The fields to type in, as filed where the year was (rule TP-4). */
export async function listTaxFields(context: Context, { params }: CallInput<typeof fieldsCall>) {
  const year = askedYear(context, params);
  const taxes = await reckonedTaxes(context);
  const paper = shownPaper(taxes, year);
  const form = formOf(year);
  return {
    data: {
      ...{ year, fields: typedFields(paper), countries: typedCountries(paper) },
      form: form ? { name: form.name, is_of_year: year <= newestFormYear } : null,
      missing_count: paper.missing.length,
      filed_on: taxes.stated.years.find((one) => one.year === year)?.filed_on ?? null,
      is_simulated: taxes.isSimulated,
    },
  };
}
