import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PlainTable } from '../../../design-system/table/plain-table.tsx';
import type { TaxYearOutput } from '../contract.ts';
import styles from './difference-card.module.css';
import { zloty } from './use-tax-words.ts';

/** What was filed beside what the ledger says now: shown, never applied (rule TX-15). */
export function DifferenceCard({ taxes: { difference } }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.difference');
  const line = useTranslations('taxes.line');
  if (difference.length === 0) return null;
  return (
    <Card title={t('title')} className={styles.card}>
      <p className={styles.text}>{t('text')}</p>
      <PlainTable
        label={t('title')}
        head={[t('what'), t('filed'), t('now')]}
        rows={difference.map((one) => ({
          key: one.line,
          cells: [
            `${one.number === null ? '' : `${one.number}. `}${line(one.line)}`,
            <Amount key="filed" value={one.filed} currency={zloty} decimals={2} />,
            <Amount key="now" value={one.now} currency={zloty} decimals={2} />,
          ],
        }))}
      />
    </Card>
  );
}
