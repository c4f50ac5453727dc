/** The overview of one portfolio since its start, with what to say about sharing it open. */
export function sharePath(page: string, portfolioId: string): string {
  return `${page}?kind=overview&portfolios=${encodeURIComponent(portfolioId)}&period=start&share=1`;
}
