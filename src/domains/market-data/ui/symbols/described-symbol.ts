export type DescribedSymbol = {
  kind: string;
  ticker: string;
  name: string;
  mic: string;
  isin: string | null;
  url: string;
  website: string | null;
  description: string | null;
  employees: number | null;
  /** Absent while prices are simulated, or where the price is no amount of money. */
  price: { value: string; currency: string; day: string } | null;
};

/** The company itself for shares, what can be bought for the rest. */
export function describedSymbol(symbol: DescribedSymbol): object {
  const { kind, ticker, name, mic, isin, url, website, description, employees, price } = symbol;
  const shared = {
    name,
    description: description ?? undefined,
    mainEntityOfPage: url,
    identifier: isin ? { '@type': 'PropertyValue', propertyID: 'ISIN', value: isin } : undefined,
  };
  const offer = price && {
    '@type': 'Offer',
    price: price.value,
    priceCurrency: price.currency.toUpperCase(),
    validFrom: price.day,
  };
  if (kind === 'stocks') {
    return {
      '@type': 'Corporation',
      ...shared,
      tickerSymbol: mic ? `${mic} ${ticker}` : ticker,
      url: website ?? undefined,
      numberOfEmployees: employees ? { '@type': 'QuantitativeValue', value: employees } : undefined,
      makesOffer: offer ?? undefined,
    };
  }
  return {
    '@type': 'FinancialProduct',
    ...shared,
    alternateName: ticker,
    url: website ?? undefined,
    offers: offer ?? undefined,
  };
}
