import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { ValueParts } from '../../property-totals.ts';
import styles from './value-parts.module.css';

type Props = { parts: ValueParts; currency: string };

/** The three layers of a value with their names. */
export function ValueLegend({ parts, currency }: Props) {
  const t = useTranslations('realEstate.legend');
  return (
    <ul className={styles.legend}>
      {(['grown', 'own', 'bank'] as const).map((part) => (
        <li key={part}>
          <i className={styles[part]} />
          {t(part)}{' '}
          <b>
            <Amount value={parts[part]} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** The same as a bar, as long as the value is of the largest. */
export function ValueBar({ parts, currency, largest }: Props & { largest: number }) {
  const t = useTranslations('realEstate.table');
  const width = (amount: string) => `${(Number(amount) / Math.max(1, largest)) * 100}%`;
  const text = (amount: string) => formatAmount(amount, currency, { decimals: 0 });
  const words = t('partsOf', { bank: text(parts.bank), own: text(parts.own), grown: text(parts.grown) });
  return (
    <span className={styles.bar} role="img" aria-label={words}>
      {(['bank', 'own', 'grown'] as const)
        .filter((part) => Number(parts[part]) > 0)
        .map((part) => (
          <i key={part} className={styles[part]} style={{ width: width(parts[part]) }} />
        ))}
    </span>
  );
}
