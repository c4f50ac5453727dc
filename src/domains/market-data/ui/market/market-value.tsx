import { useTranslations } from 'use-intl';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { compactAmount } from '../indicators/compact-amount.ts';

type Props = {
  /** In PLN. */
  value: string | null;
  /** Inside a button a dash cannot be one itself. */
  bare?: boolean;
};

/** A size to compare, not an amount to book: `52,8 bn zł`. */
export function MarketValue({ value, bare }: Props) {
  const t = useTranslations('market');
  if (value === null) return <Unknown reason={bare ? undefined : t('noMarketValue')} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{t('marketValue', compactAmount(value))}</span>;
}
