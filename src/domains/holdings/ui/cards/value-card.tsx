import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import headline from '../../../../design-system/figures/headline.module.css';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { decimal, plus, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { isShort } from '../../../performance/positions/is-short.ts';
import { ExplainFigure, type ExplainProps } from '../../../performance/ui/explain/explain-figure.tsx';
import { PriceDayNote } from '../../../performance/ui/price-day-note.tsx';
import { useRateReason } from '../../../performance/ui/use-rate-reason.ts';
import { RoiBase } from '../../../valuation/ui/roi-base.tsx';
import { usePriceGapText, useSessionText } from '../../../valuation/ui/use-session-text.ts';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import type { PositionOutput } from '../../contract.ts';
import { isClosed } from '../is-closed.ts';
import { PositionChart } from '../price/position-chart.tsx';
import { priceWords } from '../price/price-words.ts';
import styles from './value-card.module.css';

type Source = Omit<ExplainProps, 'figure' | 'period' | 'under'>;
type Props = { position: PositionOutput; source: Source; today: string };

/** What it is worth, the figures behind that, and the price beside the own cost (rules HO-1 to HO-4). */
export function ValueCard({ position, source, today }: Props) {
  return (
    <Card flush>
      <PositionChart
        position={position}
        header={
          <div className={styles.head}>
            <Worth position={position} source={source} today={today} />
            <Figures position={position} source={source} />
          </div>
        }
      />
    </Card>
  );
}

function Worth({ position, source, today }: Props) {
  const t = useTranslations('holding.head');
  const names = useCalendarNames();
  const { figures } = position;
  const currency = position.shown_currency.toUpperCase();
  const { word } = useSessionText();
  const session = figures.changes['24h'];
  return (
    <div>
      <p className={headline.label}>
        {t('value', { day: dayText(today, 'weekday', names) })}
        <ExplainFigure figure="value" under="hero" {...source} />
      </p>
      <p className={headline.total}>
        <Amount value={figures.market_value} currency={currency} size="hero" reason={t('noPrice')} />
      </p>
      <div className={headline.below}>
        {isClosed(position) ? (
          <>
            <StatusPill icon="check">{t('closed')}</StatusPill>
            <span className={headline.when}>{t('closedText')}</span>
          </>
        ) : (
          <>
            {isShort(position.units) && (
              <>
                <StatusPill>{t('short')}</StatusPill>
                <span className={headline.when}>{t('shortText')}</span>
              </>
            )}
            {session && (
              <>
                <ChangePill amount={session.amount} percent={session.percent} currency={currency} />
                <span className={headline.when}>{word(session)}</span>
                <ExplainFigure figure="change" period="24h" {...source} />
              </>
            )}
            <UnitsLine position={position} today={today} />
          </>
        )}
      </div>
    </div>
  );
}

/** `111 units at $188.20 · prices at Friday’s close`. */
function UnitsLine({ position, today }: Pick<Props, 'position' | 'today'>) {
  const t = useTranslations('holding.head');
  const numbers = useNumbers();
  const gap = usePriceGapText()(position.holding?.price_gap ?? null);
  const { price, units, asset } = position;
  const words = priceWords(asset.currency);
  return (
    <span className={headline.when}>
      {price.unit === null
        ? t('unitsOnly', { units: numbers.units(units) })
        : t('units', { units: numbers.units(units), price: words.price(price.unit) })}
      {price.kind === 'estimate' && ` · ${t('estimate')}`}
      {price.kind === 'carried' && !gap && <PriceDayNote day={price.day} today={today} />}
      {gap && ` · ${gap}`}
    </span>
  );
}

function Figures({ position, source }: Omit<Props, 'today'>) {
  const t = useTranslations('holding.head');
  const { figures } = position;
  const currency = position.shown_currency.toUpperCase();
  const unknown = t('noPrice');
  const label = (figure: 'profit' | 'unrealised' | 'realised' | 'dividends' | 'fees') => (
    <Label text={t(figure)} explain={<ExplainFigure figure={figure} {...source} />} />
  );
  const withheld = figures.dividends.tax;
  return (
    <div className={styles.figures}>
      <FigureList>
        <Figure
          label={label('profit')}
          note={figures.roi !== null && <Change percent={figures.roi} decimals={1} hideArrow />}
          sub={figures.roi !== null && <RoiBase base={figures.roi_base} currency={currency} />}
        >
          <Change amount={figures.profit} currency={currency} hideArrow reason={unknown} />
        </Figure>
        <Figure
          label={label('unrealised')}
          sub={
            figures.unrealised_percent !== null && (
              <>
                <Percent value={figures.unrealised_percent} signed />{' '}
                {t(isShort(position.units) ? 'ofProceeds' : 'ofCost')}
              </>
            )
          }
        >
          <Change amount={figures.unrealised} currency={currency} hideArrow reason={unknown} />
        </Figure>
        <Figure label={label('realised')}>
          <Change amount={figures.realised} currency={currency} hideArrow reason={unknown} />
        </Figure>
        <AverageCost position={position} />
        <Rates position={position} source={source} />
        <Figure
          label={label('dividends')}
          sub={
            withheld !== null &&
            /[1-9]/.test(withheld) &&
            t('withheld', { amount: formatAmount(withheld, currency) })
          }
        >
          <Amount value={figures.dividends.net} currency={currency} reason={unknown} />
        </Figure>
        <Figure label={label('fees')}>
          <Amount value={charges(figures)} currency={currency} reason={unknown} />
        </Figure>
      </FigureList>
    </div>
  );
}

function charges({ fees, taxes }: PositionOutput['figures']): string | null {
  return fees === null || taxes === null ? null : textOf(plus(decimal(fees), decimal(taxes)));
}

function Rates({ position, source }: Omit<Props, 'today'>) {
  const t = useTranslations('holding.head');
  const reasonOf = useRateReason();
  const spanOf = useSpanText();
  const { irr, twr } = position.figures;
  return (
    <>
      <Figure
        label={<Label text={t('irr')} explain={<ExplainFigure figure="irr" {...source} />} />}
        sub={spanOf(irr, 'max')}
      >
        <Percent value={irr.percent} reason={reasonOf(irr)} />
      </Figure>
      <Figure
        label={<Label text={t('twr')} explain={<ExplainFigure figure="twr" period="max" {...source} />} />}
        sub={spanOf(twr, 'max')}
      >
        <Percent value={twr.percent} reason={reasonOf(twr)} />
      </Figure>
    </>
  );
}

function AverageCost({ position }: Pick<Props, 'position'>) {
  const t = useTranslations('holding.head');
  const numbers = useNumbers();
  const { average_cost: average, asset, shown_currency, units } = position;
  const currency = shown_currency.toUpperCase();
  const shown = average.shown === null ? null : formatAmount(average.shown, currency);
  const isForeign = asset.currency !== shown_currency;
  return (
    <Figure
      label={
        <Label
          text={t(isShort(position.units) ? 'averageShort' : 'average')}
          explain={
            shown !== null &&
            !isShort(position.units) && (
              <Explain
                of={t('average')}
                sentence={t.rich('averageSentence', { average: shown, b: (words) => <b>{words}</b> })}
                formula={t('averageFormula', { units: numbers.units(units) })}
                rate={t('averageRate')}
              />
            )
          }
        />
      }
      sub={
        isForeign &&
        average.quoted !== null &&
        t('averageUnit', { price: formatAmount(average.quoted, asset.currency) })
      }
    >
      <Amount
        value={average.shown}
        currency={currency}
        reason={isClosed(position) ? t('averageSold') : t('noPrice')}
      />
    </Figure>
  );
}

function Label({ text, explain }: { text: string; explain: ReactNode }) {
  return (
    <span className={styles.label}>
      {text} {explain}
    </span>
  );
}
