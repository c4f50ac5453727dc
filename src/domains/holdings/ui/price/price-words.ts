import { formatAmount, priceDecimals } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';

/** Prices as money of an instrument's currency; everybody may know them (rule U-27). */
export function priceWords(currency: string) {
  const price = (value: number | string): string => {
    const text = typeof value === 'string' ? value : (plain(value) ?? '0');
    return formatAmount(text, currency, { decimals: priceDecimals(text), isPublic: true });
  };
  /** Of averages: more decimals than money has say nothing. */
  const cost = (value: number | string): string =>
    Math.abs(Number(value)) < 1
      ? price(value)
      : formatAmount(typeof value === 'string' ? value : (plain(value) ?? '0'), currency, { isPublic: true });
  const tick = (value: number): string => {
    const decimals = String(value).includes('e') ? 2 : (String(value).split('.')[1]?.length ?? 0);
    return formatAmount(plain(value) ?? '0', currency, { decimals, isPublic: true });
  };
  return { price, cost, tick };
}
