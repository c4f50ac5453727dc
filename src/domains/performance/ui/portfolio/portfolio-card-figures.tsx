import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import type { PortfolioOutput } from '../../contract.ts';
import styles from './portfolio-card.module.css';

/** What a portfolio's card has beside its value (rule U-9). */
export function PortfolioCardFigures({ portfolio }: { portfolio: PortfolioOutput }) {
  const t = useTranslations('portfolios');
  const rates = useTranslations('portfolios.unknown');
  const currency = portfolio.shown_currency.toUpperCase();
  const spanOf = useSpanText();
  const { changes, irr, last_synchronization } = portfolio;
  return (
    <dl className={styles.figures}>
      <One label={t('card.profit')}>
        <Change amount={portfolio.profit} currency={currency} hideArrow reason={rates('noPrice')} />
      </One>
      <One label={t('card.irr')} note={spanOf(irr, 'max')}>
        <Percent value={irr.percent} reason={rates('empty')} />
      </One>
      <One label={t('card.roi')}>
        <Percent value={portfolio.roi} signed reason={rates('empty')} />
      </One>
      <One label={t('card.week')}>
        <Change
          amount={changes['7D']?.amount}
          percent={changes['7D']?.percent}
          currency={currency}
          decimals={1}
          hideArrow
          reason={rates('noHistory')}
        />
      </One>
      <One label={t('card.month')}>
        <Change
          amount={changes['1M']?.amount}
          percent={changes['1M']?.percent}
          currency={currency}
          decimals={1}
          hideArrow
          reason={rates('noHistory')}
        />
      </One>
      <One label={t('card.share')}>
        <Percent
          value={portfolio.share}
          reason={portfolio.is_virtual ? t('card.paperNote') : rates('empty')}
        />
      </One>
      <One label={t('card.cost')}>
        <Amount value={portfolio.investment_sum} currency={currency} reason={rates('noPrice')} />
      </One>
      <One label={t('card.monthAgo')}>
        <Amount value={portfolio.value_30_days_ago} currency={currency} reason={rates('noHistory')} />
      </One>
      <One label={t('card.sync')}>
        {last_synchronization === null ? (
          <span className={styles.quiet}>{t('card.neverSynced')}</span>
        ) : (
          <RelativeTime at={String(last_synchronization)} />
        )}
      </One>
    </dl>
  );
}

function One({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
