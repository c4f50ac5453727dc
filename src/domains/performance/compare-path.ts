/** The page that compares one portfolio, or all of them, with benchmarks. */
export function comparePath(page: string, portfolioId: string): string {
  return portfolioId === 'all' ? page : `${page}?portfolios=${encodeURIComponent(portfolioId)}`;
}
