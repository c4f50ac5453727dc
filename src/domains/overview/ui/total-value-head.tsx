import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Change } from '../../../design-system/figures/change.tsx';
import { ChangePill } from '../../../design-system/figures/change-pill.tsx';
import { Figure, FigureList } from '../../../design-system/figures/figure.tsx';
import { Percent } from '../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import type { CardState } from '../../valuation/card-state.ts';
import { BasisSwitch } from '../../valuation/ui/basis/basis-switch.tsx';
import { useBasisWords } from '../../valuation/ui/basis/use-basis-words.ts';
import { RoiBase } from '../../valuation/ui/roi-base.tsx';
import { useSessionText } from '../../valuation/ui/use-session-text.ts';
import { isFullYear, useSpanText } from '../../valuation/ui/use-span-text.ts';
import type { TotalView } from '../dashboard-view.ts';
import { ExplainInvested, ExplainIrr, ExplainProfit, ExplainTwr } from './explain-total.tsx';
import styles from './total-value-head.module.css';

type Props = {
  card: CardState<TotalView>;
  currency: string;
  /** What opens behind a figure; the example explains itself. */
  explain?: ExplainTotal | undefined;
};

export type ExplainTotal = (
  figure: 'value' | 'profit' | 'irr' | 'net_invested' | 'twr' | 'change',
) => ReactNode;

/** The headline figure and the four beside it. */
export function TotalValueHead({ card, currency, explain }: Props) {
  if (card.state === 'ready') return <KnownHead total={card.data} currency={currency} explain={explain} />;
  return <BareHead loading={card.state === 'loading'} />;
}

type KnownProps = { total: TotalView; currency: string; explain: ExplainTotal | undefined };

function KnownHead({ total, currency, explain }: KnownProps) {
  const t = useTranslations('dashboard.home.total');
  const meaning = useTranslations('common.meanings');
  const names = useCalendarNames();
  const shown = { total, currency };
  const { word } = useSessionText();
  const spanOf = useSpanText();
  const labels = useLabels(total);
  const closes =
    total.lastClose &&
    total.closeDay &&
    total.today?.session === 'several' &&
    t('closesOn', { day: dayText(total.closeDay, 'dayMonth', names) });
  return (
    <Head
      label={labels.title}
      aside={<BasisSwitch shown={total.basis} currency={currency} />}
      value={<Amount value={total.value} currency={currency} size="hero" />}
      below={
        <>
          {total.today && (
            <>
              <ChangePill amount={total.today.amount} percent={total.today.percent} currency={currency} />
              <span className={styles.when}>
                {word(total.today)}
                {closes && <span className={styles.closes}> · {closes}</span>}
              </span>
              {explain?.('change')}
            </>
          )}
          {total.missingPrices > 0 && (
            <StatusPill tone="amber">{t('missing', { count: total.missingPrices })}</StatusPill>
          )}
        </>
      }
    >
      <Figure
        meaning={meaning('profit')}
        label={<Label text={labels.profit} explain={explain?.('profit') ?? <ExplainProfit {...shown} />} />}
        sub={total.profitPercent !== null && <RoiBase base={total.profitBase} currency={currency} />}
        note={
          total.profitPercent !== null && (
            <Change percent={total.profitPercent} currency={currency} decimals={1} hideArrow />
          )
        }
      >
        <Change amount={total.profit} currency={currency} hideArrow />
      </Figure>
      <Figure
        meaning={meaning('irr')}
        label={<Label text={labels.irr} explain={explain?.('irr') ?? <ExplainIrr total={total} />} />}
        note={spanOf(total.irr, 'max')}
      >
        <Percent value={total.irr.percent} reason={t('noRate')} />
      </Figure>
      <Figure
        meaning={meaning('invested')}
        label={
          <Label
            text={labels.invested}
            explain={explain?.('net_invested') ?? <ExplainInvested {...shown} />}
          />
        }
      >
        <Amount value={total.invested} currency={currency} />
      </Figure>
      <Figure
        meaning={meaning('twr')}
        label={<Label text={labels.twr} explain={explain?.('twr') ?? <ExplainTwr {...shown} />} />}
        note={spanOf(total.twr, total.twr.asked)}
      >
        <Change percent={total.twr.percent} currency={currency} decimals={1} hideArrow reason={t('noRate')} />
      </Figure>
    </Head>
  );
}

/** What each figure is called, with the basis it is on. */
function useLabels({ basis, day, twr }: TotalView) {
  const t = useTranslations('dashboard.home.total');
  const ofBasis = useTranslations('basis');
  const names = useCalendarNames();
  const onBasis = useBasisWords(basis);
  const title = t('titleOn', { day: dayText(day, 'weekday', names) });
  return {
    title: basis?.of === 'after-tax' ? onBasis(title) : title,
    profit: onBasis(t('profit')),
    irr: onBasis(t('irr')),
    invested: basis?.of === 'real' ? ofBasis('investedReal') : t('invested'),
    twr: onBasis(t(isFullYear(twr, twr.asked) ? 'twr' : 'twrSpan')),
  };
}

/** The same frame with nothing in it: bars while loading, dashes with their reason otherwise. */
function BareHead({ loading }: { loading: boolean }) {
  const t = useTranslations('dashboard.home.total');
  const figure = loading ? <Skeleton width={112} height={16} /> : <Unknown reason={t('noneYet')} />;
  return (
    <Head
      label={t('title')}
      value={loading ? <Skeleton width={280} height={48} /> : <Unknown />}
      below={loading ? <Skeleton width={168} height={32} className={styles.pill} /> : null}
    >
      <Figure label={t('profit')}>{figure}</Figure>
      <Figure label={t('irr')}>{figure}</Figure>
      <Figure label={t('invested')}>{figure}</Figure>
      <Figure label={t('twr')}>{figure}</Figure>
    </Head>
  );
}

type HeadProps = {
  label: string;
  value: ReactNode;
  below: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

function Head({ label, value, below, aside, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.total}>{value}</p>
        <div className={styles.below}>{below}</div>
      </div>
      <div className={styles.figures}>
        {aside}
        <FigureList>{children}</FigureList>
      </div>
    </div>
  );
}

function Label({ text, explain }: { text: string; explain: ReactNode }) {
  return (
    <span className={styles.explained}>
      {text} {explain}
    </span>
  );
}
