import { listed, listText } from './benchmark-key.ts';

/** What the page compares, as its address says it (rule CO-1). */
export type ComparisonView = {
  portfolios: 'all' | readonly string[];
  /** As it was asked for, even if it is none: the server says what is wrong with it. */
  period: string;
  /** Null: those that were kept. */
  benchmarks: readonly string[] | null;
};

const wholePeriod = 'start';

export function readComparisonView(search: URLSearchParams): ComparisonView {
  const portfolios = (search.get('portfolios') ?? 'all').split(',').filter(Boolean);
  const benchmarks = search.get('benchmarks');
  return {
    portfolios: portfolios.length === 0 || portfolios.includes('all') ? 'all' : portfolios,
    period: search.get('period') ?? wholePeriod,
    benchmarks: benchmarks === null ? null : listed(benchmarks),
  };
}

/** What the calls are asked for. */
export function comparisonQuery({ portfolios, period, benchmarks }: ComparisonView, currency: string) {
  return {
    portfolios: portfolios === 'all' ? 'all' : portfolios.join(','),
    period,
    currency,
    ...(benchmarks && { benchmarks: listText(benchmarks) }),
  };
}

/** The address of a page that shows this; what says nothing new is left out. */
export function comparisonAddress(page: string, { portfolios, period, benchmarks }: ComparisonView): string {
  const search = new URLSearchParams();
  if (portfolios !== 'all') search.set('portfolios', portfolios.join(','));
  if (period !== wholePeriod) search.set('period', period);
  if (benchmarks) search.set('benchmarks', listText(benchmarks));
  const text = search.toString();
  return text ? `${page}?${text}` : page;
}
