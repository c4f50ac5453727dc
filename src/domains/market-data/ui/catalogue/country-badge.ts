/** A country in two letters; what belongs to none shows the beginning of its ticker: `MSCI-WORLD` is `MSCI`. */
export function countryBadge({ country, ticker }: { country: string | null; ticker: string }): string {
  return country ?? ticker.split('-')[0] ?? ticker;
}
