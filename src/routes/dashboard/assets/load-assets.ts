import * as z from 'zod/mini';
import { listProposedSplits } from '../../../domains/ledger/contract.ts';
import { tagName } from '../../../domains/ledger/tag-fields.ts';
import { listHoldings, portfolioPerformance } from '../../../domains/performance/contract.ts';
import type { HoldingsWithTag } from '../../../domains/performance/ui/holdings/holdings-page-card.tsx';
import type { Benchmark } from '../../../domains/performance/ui/portfolio/use-portfolio-history.ts';
import { type AssetTags, listAssetTags } from '../../../domains/remarks/tags-contract.ts';
import { benchmarks, type ChangePeriod, changePeriods } from '../../../domains/valuation/figures-contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { onceFor } from '../../../foundation/once-for.ts';
import { isNotFound } from '../../faults/found-or-404.ts';
import type { PageContext } from '../../page-context.ts';
import { basisIn } from '../shell/currency/shown-basis.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

export type AssetsQuery = { of: string; period: ChangePeriod; benchmark: Benchmark };

/** What an address asks for; without a portfolio it is everything, and what makes no sense counts as not said. */
export function assetsQuery(address: string | URL): AssetsQuery {
  const wanted = new URL(address).searchParams;
  return {
    of: wanted.get('portfolio_id') || 'all',
    period: changePeriods.find((period) => period === wanted.get('period')) ?? '1Y',
    benchmark: benchmarks.find((name) => name === wanted.get('benchmark')) ?? 'WIG20',
  };
}

/** The tag whose assets an address asks for; what is none counts as not said. */
export function askedTag(address: string | URL): string | null {
  const asked = z.safeParse(tagName, new URL(address).searchParams.get('tag'));
  return asked.success ? asked.data : null;
}

/** The page draws no index, so none is sent along. */
const withoutIndex = onceFor((data: CallOutput<typeof portfolioPerformance>['data']) => ({
  ...data,
  history: data.history && { ...data.history, index: [] },
}));

/** Everything the page shows in one answer; null where it cannot be had now. A portfolio that is not there is no page. */
export async function loadAssets(page: PageContext, address: string) {
  const asked = assetsQuery(address);
  const { of, period, benchmark } = asked;
  const today = dayInWarsaw(new Date(page.now));
  try {
    const currency = await shownCurrency(page);
    const basis = basisIn(page, currency);
    const query = { period, benchmark, currency, basis };
    const [{ data }, splits, tagged, filter] = await Promise.all([
      page.call(portfolioPerformance, { params: { id: of }, query }),
      missingSplits(page, of),
      taggedAssets(page),
      holdingsWithTag(page, { of, currency, tag: askedTag(address) }),
    ]);
    return {
      today,
      request: { ...asked, currency, basis },
      shown: withoutIndex(data),
      splits,
      tagged,
      filter,
    };
  } catch (error) {
    if (isNotFound(error)) throw new Response(null, { status: 404 });
    page.onFault(error);
    return {
      today,
      request: { ...asked, currency: 'pln', basis: 'nominal' as const },
      shown: null,
      splits: [],
      tagged: [],
      filter: null,
    };
  }
}

/** Of the assets the page shows; without them the page is shown all the same. */
async function missingSplits({ call, onFault }: PageContext, of: string) {
  try {
    const { data } = await call(listProposedSplits, {});
    return data.filter(({ portfolio_id }) => of === 'all' || portfolio_id === of);
  } catch (error) {
    onFault(error);
    return [];
  }
}

/** What can be filtered by; without it the page is shown all the same. */
async function taggedAssets({ call, onFault }: PageContext): Promise<AssetTags[]> {
  try {
    return (await call(listAssetTags, { query: {} })).data;
  } catch (error) {
    onFault(error);
    return [];
  }
}

async function holdingsWithTag(
  page: PageContext,
  { of, currency, tag }: { of: string; currency: string; tag: string | null },
): Promise<HoldingsWithTag | null> {
  if (tag === null) return null;
  const query = { tag, currency, ...(of !== 'all' && { portfolio_id: of }) };
  const { data, totals } = await page.call(listHoldings, { query });
  return { tag, ids: data.map(({ id }) => id), totals: totals! };
}
