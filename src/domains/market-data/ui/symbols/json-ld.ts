/** Structured data as the text of a script element: nothing in it can end the element or begin a comment. */
export function jsonLdText(graph: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return text.replace(/[<>&\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export type Crumb = { name: string; url: string };

export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

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

export function questionList(questions: readonly { ask: string; answer: string }[]): object[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
