import { useTranslations } from 'use-intl';
import { type MoneyKind, moneyKinds } from './transactions-row.ts';

/** Sums by kind in one line, those that are nothing left out: "bought 4 507,00 · deposits 1 000,00". */
export function useMoneySums(): (
  sums: Readonly<Record<MoneyKind, string>>,
  written: (amount: string) => string,
) => string {
  const t = useTranslations('transactions.table.sum');
  return (sums, written) =>
    moneyKinds
      .filter((kind) => /[1-9]/.test(sums[kind]))
      .map((kind) => t(kind, { amount: written(sums[kind]) }))
      .join('\u00a0· ');
}
