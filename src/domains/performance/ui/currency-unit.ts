/** How a currency is written in a heading: zł, EUR, USD. */
export function currencyUnit(currency: string): string {
  const code = currency.toUpperCase();
  return code === 'PLN' ? 'zł' : code;
}
