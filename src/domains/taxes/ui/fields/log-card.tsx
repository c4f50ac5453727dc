import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { decimal, fixedTextOf, minus } from '../../../../foundation/decimal.ts';
import type { TaxLogEntry } from '../../log-contract.ts';
import { zloty } from '../use-tax-words.ts';
import styles from './log-card.module.css';
import { useLogWords } from './use-log-words.ts';

/** Who changed what of a year beside the ledger, and what it made of the tax (rule TP-1). */
export function LogCard({ log, year }: { log: readonly TaxLogEntry[]; year: string }) {
  const t = useTranslations('taxFiles.log');
  const changesOf = useLogWords();
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{log.length ? t('text', { year }) : t('none')}</p>
      <ol className={styles.list}>
        {log.map((one) => (
          <li key={one.id} className={styles.row}>
            <div>
              <p>
                <b>{t(`kind.${one.kind}`)}</b>
              </p>
              {changesOf(one).map((change) => (
                <p key={change} className={styles.change}>
                  {change}
                </p>
              ))}
              <p className={styles.small}>
                <DateTime at={String(one.at)} /> · {t(`origin.${one.origin}`)}
                {one.hash && ` · ${one.hash.slice(0, 12)}`}
              </p>
            </div>
            <Amount
              value={fixedTextOf(minus(decimal(one.after), decimal(one.before)), 2)}
              currency={zloty}
              signed
              decimals={2}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
