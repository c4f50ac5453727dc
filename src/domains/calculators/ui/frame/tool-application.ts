type Described = { name: string; description: string; url: string; language: string };

/** What search engines read about a calculator: a program in the page, for nothing. */
export function toolApplication({ name, description, url, language }: Described): object {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url,
    inLanguage: language,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'PLN' },
  };
}
