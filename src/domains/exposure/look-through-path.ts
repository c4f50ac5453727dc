/** The look through one portfolio, or through all of them. */
export function lookThroughPath(page: string, portfolioId?: string): string {
  return portfolioId === undefined ? page : `${page}?portfolios=${encodeURIComponent(portfolioId)}`;
}
