import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { Unknown } from '../../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { decimalsOf, type Priced, writingOf } from './price-text.ts';

type Props = {
  value: string | null;
  of: Priced;
  /** Why there is none, where it is not that nobody knows it. */
  reason?: string;
  className?: string;
  /** For a unit set smaller than the number. */
  unitClassName?: string;
};

/** A price in the unit its market quotes: money, points, percent or pence. */
export function Price({ value, of, reason, className, unitClassName }: Props) {
  const t = useTranslations('symbols');
  const numbers = useNumbers();
  if (value === null) return <Unknown reason={reason ?? t('noPrice')} />;
  const { currency, before, after, inPoints } = writingOf(of);
  const decimals = decimalsOf(value);
  return (
    <span className={className} style={{ whiteSpace: 'nowrap' }}>
      {before}
      {currency === null ? (
        numbers.number(value, { decimals })
      ) : (
        <Amount value={value} currency={currency} bare decimals={decimals} isPublic />
      )}
      <span className={unitClassName}>{inPoints ? `\u00a0${t('points')}` : after}</span>
    </span>
  );
}
