import { lookThrough, overlap } from '../../../domains/exposure/contract.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** What an address asks for; without portfolios it is everything. */
export function lookThroughQuery(address: string | URL) {
  const wanted = new URL(address).searchParams;
  return {
    portfolios: wanted.get('portfolios') || 'all',
    first: wanted.get('first') || undefined,
    second: wanted.get('second') || undefined,
    asTable: wanted.get('view') === 'table',
  };
}

/** Everything the page shows; null where it cannot be had now. Portfolios that are not there are no page. */
export async function loadLookThrough(page: PageContext, address: string) {
  const asked = lookThroughQuery(address);
  const { portfolios, first, second } = asked;
  const today = dayInWarsaw(new Date(page.now));
  try {
    const currency = await shownCurrency(page);
    const [looked, compared, choice] = await Promise.all([
      page.call(lookThrough, { query: { portfolios, currency } }),
      page.call(overlap, { query: { first, second, currency } }).catch((error: unknown) => {
        // A fund that was sold, or whose make-up was removed: the two largest stand in.
        if (first === undefined && second === undefined) throw error;
        return page.call(overlap, { query: { currency } });
      }),
      page.call(listPortfolios, { query: { simplified: '1' } }),
    ]);
    return {
      today,
      asked,
      looked: looked.data,
      overlap: compared.data,
      portfolios: choice.data.map(({ id, name }) => ({ id, name })),
    };
  } catch (error) {
    if (isRefused(error)) throw new Response(null, { status: 404 });
    page.onFault(error);
    return { today, asked, looked: null, overlap: null, portfolios: [] };
  }
}

/** By its shape: the server that throws it has a copy of the class of its own. */
function isRefused(error: unknown): boolean {
  return (error as { detail?: { kind?: unknown } } | null)?.detail?.kind === 'invalid';
}
