import { comparisonQuery, readComparisonView } from '../../../domains/comparison/comparison-view.ts';
import { readComparison } from '../../../domains/comparison/contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import { refusalOf } from './refusal-of.ts';

/** What an address compares. */
export async function loadComparison(page: PageContext, url: URL) {
  const view = readComparisonView(url.searchParams);
  const currency = await shownCurrency(page);
  const today = dayInWarsaw(new Date(page.now));
  const query = comparisonQuery(view, currency);
  try {
    const { data } = await page.call(readComparison, { query });
    return { view, currency, today, data, refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) page.onFault(error);
    return { view, currency, today, data: null, refusal };
  }
}
