import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { BondOutput, BondTotals } from '../../contract.ts';
import { ladderYears } from '../../ladder-years.ts';
import styles from './bonds-value-card.module.css';
import { ExplainRedeemed, ExplainValue } from './explain-bonds.tsx';
import { LadderChart } from './ladder-chart.tsx';

type Props = { bonds: readonly BondOutput[]; totals: BondTotals };

/** What all bonds are worth, what they paid and will pay, and when they end. */
export function BondsValueCard({ bonds, totals }: Props) {
  const t = useTranslations('bonds');
  const names = useCalendarNames();
  const currency = totals.currency.toUpperCase();
  const unknown = totals.unknown_from
    ? t('unknown.value', { day: dayText(totals.unknown_from, 'short', names) })
    : undefined;
  const years = ladderYears(bonds);
  return (
    <Card className={styles.card} aria-label={t('title')}>
      <div className={styles.top}>
        <div>
          <p className={styles.label}>
            {t('value.today', { day: dayText(totals.day, 'weekday', names) })}
            <ExplainValue bonds={bonds} totals={totals} />
          </p>
          <p className={styles.total}>
            <Amount value={totals.value} currency={currency} size="hero" reason={unknown} />
          </p>
          <div className={styles.below}>
            {totals.grown !== null && (
              <>
                <ChangePill
                  amount={totals.grown}
                  percent={totals.grown_percent}
                  currency={currency}
                  decimals={1}
                />
                <span className={styles.when}>{t('value.grown')}</span>
              </>
            )}
          </div>
        </div>
        <FigureList>
          <Figure label={t('value.nominal')}>
            <Amount value={totals.nominal} currency={currency} />
          </Figure>
          <Figure label={t('value.paidOut')}>
            <Amount value={totals.paid_out} currency={currency} />
          </Figure>
          <Figure
            label={t('value.next')}
            note={totals.next_payment && <DayDate day={totals.next_payment.day} form="dayMonth" />}
          >
            {totals.next_payment ? (
              <>
                {totals.next_payment.is_assumed && '≈ '}
                <Amount value={totals.next_payment.net} currency={currency} />
              </>
            ) : (
              t('value.none')
            )}
          </Figure>
          <Figure
            label={
              <span className={styles.explained}>
                {t('value.redeemed')} <ExplainRedeemed bonds={bonds} totals={totals} />
              </span>
            }
            note={t('value.net')}
          >
            <Amount
              value={totals.redeemed_today}
              currency={currency}
              reason={unknown ?? t('unknown.redemption')}
            />
          </Figure>
        </FigureList>
      </div>
      {years.length > 0 && (
        <LadderChart years={years} currency={currency} inflation={totals.assumed.inflation} />
      )}
    </Card>
  );
}
