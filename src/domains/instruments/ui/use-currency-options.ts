import { useTranslations } from 'use-intl';
import type { CallOutput } from '../../../foundation/contract.ts';
import type { listCurrencies } from '../contract.ts';

type Currency = CallOutput<typeof listCurrencies>['data'][number];

const named = ['pln', 'eur', 'usd', 'gbp', 'chf', 'jpy'] as const;

/** Currencies to choose from, each with its name where it has one. */
export function useCurrencyOptions(currencies: readonly Currency[]) {
  const t = useTranslations('dashboard.currency.names');
  return currencies.map(({ id, title }) => {
    const code = title.toUpperCase();
    const known = named.find((one) => one === title);
    return { value: id, code, label: known ? `${code}, ${t(known)}` : code };
  });
}
