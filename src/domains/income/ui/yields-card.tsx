import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Percent } from '../../../design-system/figures/percent.tsx';
import { TickerBadge } from '../../../design-system/figures/ticker-badge.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { IncomeOutput } from '../contract.ts';
import styles from './yields-card.module.css';

const shownAtFirst = 11;

/** Yield on cost by holding, with its sum at the foot. */
export function YieldsCard({ income: { yields, yield_total: total, currency } }: { income: IncomeOutput }) {
  const t = useTranslations('income.yields');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? yields : yields.slice(0, shownAtFirst);
  const most = yields[0]?.percent ?? 1;
  const left = yields.length - shown.length;
  return (
    <Card title={<span title={t('hint')}>{t('title')}</span>} note={t('note')}>
      {yields.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th colSpan={2}>{t('asset')}</th>
              <th>{t('paid')}</th>
              <th>{t('percent')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ instrument_id, ticker, title, net, percent }) => (
              <tr key={instrument_id} title={title}>
                <th scope="row">
                  <TickerBadge ticker={ticker} size="sm" />
                </th>
                <td className={styles.track}>
                  <i aria-hidden="true" style={{ '--part': percent / most } as CSSProperties} />
                </td>
                <td className={styles.paid}>
                  <Amount value={net} currency={currency} />
                </td>
                <td className={styles.percent}>
                  <Percent value={percent} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')} <span>{t('cost', { amount: formatAmount(total.cost, currency) })}</span>
              </th>
              <td className={styles.paid}>
                <Amount value={total.net} currency={currency} />
              </td>
              <td className={styles.percent}>
                <Percent value={total.percent} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {left > 0 && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          {t('more', { count: left })}
        </Button>
      )}
    </Card>
  );
}
