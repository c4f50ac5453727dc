import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import type { OnBasis } from '../../../valuation/basis/basis-contract.ts';
import type { ChangePeriod, TotalFigures } from '../../../valuation/figures-contract.ts';
import { BasisSwitch } from '../../../valuation/ui/basis/basis-switch.tsx';
import { useBasisWords } from '../../../valuation/ui/basis/use-basis-words.ts';
import { useSessionText } from '../../../valuation/ui/use-session-text.ts';
import { ExplainFigure } from '../explain/explain-figure.tsx';
import { PriceDayNote } from '../price-day-note.tsx';
import { PortfolioFigures } from './portfolio-figures.tsx';
import styles from './portfolio-head.module.css';
import { switchPeriod } from './portfolio-period.ts';

type Props = {
  of: string;
  figures: TotalFigures;
  today: string;
  /** Of which day the exchange prices are. */
  closeDay: string | null;
  period: ChangePeriod;
  rowsTo: string;
  /** Undefined is nominal, null that the asked one cannot be had. */
  basis: OnBasis | null | undefined;
};

/** The headline figure, its change, and the four figures beside it. */
export function PortfolioHead({ of, figures: nominal, today, closeDay, period, rowsTo, basis }: Props) {
  const t = useTranslations('assets');
  const names = useCalendarNames();
  const { word } = useSessionText();
  const figures = { ...nominal, ...basis?.figures };
  const onBasis = useBasisWords(basis);
  const currency = figures.shown_currency.toUpperCase();
  const source = { portfolio: of, currency: figures.shown_currency, rowsTo };
  const day = figures.changes['24h'];
  const title = t('head.valueOn', { day: dayText(today, 'weekday', names) });
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>
          {basis?.of === 'after-tax' ? onBasis(title) : title}
          {!basis && <ExplainFigure figure="value" under="hero" {...source} />}
        </p>
        <p className={styles.total}>
          <Amount
            value={figures.market_value}
            currency={currency}
            size="hero"
            reason={t('rate.unknown-value')}
          />
        </p>
        <div className={styles.below}>
          {day && (
            <>
              <ChangePill amount={day.amount} percent={day.percent} currency={currency} />
              <span className={styles.when}>
                {word(day)}
                {day.session === 'several' && <PriceDayNote day={closeDay} today={today} />}
              </span>
              <ExplainFigure figure="change" period="24h" {...source} />
            </>
          )}
          {period !== '24h' && (
            <PeriodChange period={period} figures={figures} onBasis={onBasis}>
              {!basis && <ExplainFigure figure="change" period={period} {...source} />}
            </PeriodChange>
          )}
        </div>
      </div>
      <div className={styles.figures}>
        <BasisSwitch shown={basis} currency={currency} />
        <PortfolioFigures figures={figures} source={source} basis={basis} />
      </div>
    </div>
  );
}

type PeriodProps = {
  period: ChangePeriod;
  figures: TotalFigures;
  onBasis: (figure: string) => string;
  children: ReactNode;
};

/** The change over the period the chart shows. */
function PeriodChange({ period, figures, onBasis, children }: PeriodProps) {
  const ui = useTranslations('ui');
  const change = figures.changes[period];
  if (!change) return null;
  // Since the first day it is the profit, whose percentage is the ROI: another one beside it would mean something else.
  const isWhole = change.from === figures.changes.max?.from;
  const name = switchPeriod(period);
  const key = `period${name[0]?.toUpperCase()}${name.slice(1)}Name` as 'periodMaxName';
  return (
    <span className={styles.period}>
      <Change
        amount={change.amount}
        percent={isWhole ? undefined : change.percent}
        currency={figures.shown_currency.toUpperCase()}
      />
      <span className={styles.when}>{onBasis(ui(key).toLowerCase())}</span>
      {children}
    </span>
  );
}
