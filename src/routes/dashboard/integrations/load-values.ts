import type { Worth } from '../../../domains/imports/ui/document-view.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** What each portfolio is worth now, where all of it has a price; nothing where that cannot be had now. */
export async function loadValues(page: PageContext): Promise<Worth> {
  const currency = await shownCurrency(page);
  try {
    const { data } = await page.call(listPortfolios, { query: { currency } });
    const known = data.flatMap((one) =>
      'market_value' in one && one.market_value !== null && one.missing === 0
        ? [[one.id, one.market_value] as const]
        : [],
    );
    return { currency, byPortfolio: Object.fromEntries(known) };
  } catch (error) {
    page.onFault(error);
    return { currency, byPortfolio: {} };
  }
}
