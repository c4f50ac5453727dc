/** The transactions page with its filters set. */
export function transactionsPath(
  page: string,
  filters: { portfolioId?: string; assetId?: string } = {},
): string {
  const query = new URLSearchParams();
  if (filters.portfolioId) query.set('portfolioId', filters.portfolioId);
  if (filters.assetId) query.set('assetId', filters.assetId);
  return query.size > 0 ? `${page}?${query}` : page;
}
