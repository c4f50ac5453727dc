import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Sparkline } from '../../../../design-system/figures/sparkline.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { RoiBase } from '../../../valuation/ui/roi-base.tsx';
import { useSessionText } from '../../../valuation/ui/use-session-text.ts';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import { ExplainFigure } from '../explain/explain-figure.tsx';
import { PriceDayNote } from '../price-day-note.tsx';
import { useRateReason } from '../use-rate-reason.ts';
import styles from './portfolio-totals-card.module.css';

type Props = { total: TotalFigures; today: string; withPaper: boolean; rowsTo: string };

/** All real portfolios together. */
export function PortfolioTotalsCard({ total, today, withPaper, rowsTo }: Props) {
  const t = useTranslations('portfolios');
  const spanOf = useSpanText();
  const names = useCalendarNames();
  const { word } = useSessionText();
  const reasonOf = useRateReason();
  const currency = total.shown_currency.toUpperCase();
  const source = { portfolio: 'all', currency: total.shown_currency, rowsTo };
  const day = total.changes['24h'];
  return (
    <Card className={styles.card} aria-label={t('total.title')}>
      <p className={styles.label}>
        {t('total.titleOn', { day: dayText(today, 'weekday', names) })}
        <ExplainFigure figure="value" under="hero" {...source} />
      </p>
      <p className={styles.total}>
        <Amount value={total.market_value} currency={currency} size="hero" reason={t('unknown.noPrice')} />
      </p>
      <div className={styles.below}>
        {day && (
          <>
            <ChangePill amount={day.amount} percent={day.percent} currency={currency} />
            <span className={styles.when}>
              {word(day)}
              {day.session === 'several' && (
                <PriceDayNote day={total.at_last_close ? total.value_day : null} today={today} />
              )}
            </span>
            <ExplainFigure figure="change" period="24h" {...source} />
          </>
        )}
      </div>
      <Sparkline
        points={total.sparkline}
        width={560}
        height={140}
        label={t('card.line')}
        className={styles.line}
      />
      <div className={styles.figures}>
        <FigureList>
          <Figure
            label={
              <span className={styles.explained}>
                {t('total.profit')} <ExplainFigure figure="profit" {...source} />
              </span>
            }
            sub={total.roi !== null && <RoiBase base={total.roi_base} currency={currency} />}
            note={
              total.roi !== null && <Change percent={total.roi} currency={currency} decimals={1} hideArrow />
            }
          >
            <Change amount={total.profit} currency={currency} hideArrow reason={t('unknown.noPrice')} />
          </Figure>
          <Figure
            label={
              <span className={styles.explained}>
                {t('total.irr')} <ExplainFigure figure="irr" {...source} />
              </span>
            }
            note={spanOf(total.irr, 'max')}
          >
            <Percent value={total.irr.percent} reason={reasonOf(total.irr)} />
          </Figure>
          <Figure
            label={
              <span className={styles.explained}>
                {t('total.invested')} <ExplainFigure figure="net_invested" {...source} />
              </span>
            }
          >
            <Amount value={total.net_invested} currency={currency} reason={t('unknown.noPrice')} />
          </Figure>
          <Figure label={t('total.monthAgo')}>
            <Amount value={total.value_30_days_ago} currency={currency} reason={t('unknown.noHistory')} />
          </Figure>
        </FigureList>
      </div>
      {withPaper && <p className={styles.paper}>{t('total.paperApart')}</p>}
    </Card>
  );
}
