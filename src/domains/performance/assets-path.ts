/** The assets page of one portfolio. */
export function assetsPath(page: string, portfolioId: string): string {
  return `${page}?portfolio_id=${encodeURIComponent(portfolioId)}`;
}
