import { statistics } from '../../../domains/overview/contract.ts';
import { listPortfolios, type PortfolioOutput } from '../../../domains/performance/contract.ts';
import { listGroups } from '../../../domains/performance/groups-contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** The portfolios with their figures, and all real ones together; null where they cannot be had now. */
export async function loadPortfolios(page: PageContext) {
  const today = dayInWarsaw(new Date(page.now));
  try {
    const query = { currency: await shownCurrency(page) };
    const [list, groups, whole] = await Promise.all([
      page.call(listPortfolios, { query }),
      page.call(listGroups, { query }),
      page.call(statistics, { query: { ...query, module: 'brokerage-investments' } }),
    ]);
    const { figures, allocation } = whole.data;
    return {
      today,
      shown: {
        portfolios: list.data.filter((one): one is PortfolioOutput => 'profit' in one),
        groups: groups.data,
        total: figures,
        allocation: {
          none: allocation.none,
          by_instrument: allocation.by_instrument,
          by_broker: allocation.by_broker,
        },
        currency: whole.data.currency,
      },
    };
  } catch (error) {
    page.onFault(error);
    return { today, shown: null };
  }
}
