import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/amount.tsx';
import { dayText } from '../../../design-system/calendar-text.ts';
import { Change } from '../../../design-system/change.tsx';
import { ChangePill } from '../../../design-system/change-pill.tsx';
import { Figure, FigureList } from '../../../design-system/figure.tsx';
import { Percent } from '../../../design-system/percent.tsx';
import { Skeleton } from '../../../design-system/skeleton.tsx';
import { StatusPill } from '../../../design-system/status-pill.tsx';
import { Unknown } from '../../../design-system/unknown.tsx';
import { useCalendarNames } from '../../../design-system/use-calendar-names.ts';
import type { CardState, TotalView } from '../dashboard-view.ts';
import { ExplainInvested, ExplainIrr, ExplainProfit, ExplainTwr } from './explain-total.tsx';
import styles from './total-value-head.module.css';

type Props = { card: CardState<TotalView>; currency: string };

/** The headline figure and the four beside it. */
export function TotalValueHead({ card, currency }: Props) {
  if (card.state === 'ready') return <KnownHead total={card.data} currency={currency} />;
  return <BareHead loading={card.state === 'loading'} />;
}

function KnownHead({ total, currency }: { total: TotalView; currency: string }) {
  const t = useTranslations('dashboard.home.total');
  const names = useCalendarNames();
  const shown = { total, currency };
  return (
    <Head
      label={t('titleOn', { day: dayText(total.day, 'weekday', names) })}
      value={<Amount value={total.value} currency={currency} size="hero" />}
      below={
        <>
          {total.today && (
            <>
              <ChangePill amount={total.today.amount} percent={total.today.percent} currency={currency} />
              <span className={styles.when}>
                {t('today')}
                {total.lastClose && <span className={styles.closes}> · {t('closes')}</span>}
              </span>
            </>
          )}
          {total.missingPrices > 0 && (
            <StatusPill tone="amber">{t('missing', { count: total.missingPrices })}</StatusPill>
          )}
        </>
      }
    >
      <Figure
        label={<Label text={t('profit')} explain={<ExplainProfit {...shown} />} />}
        note={<Change percent={total.profitPercent} currency={currency} decimals={1} hideArrow />}
      >
        <Change amount={total.profit} currency={currency} hideArrow />
      </Figure>
      <Figure label={<Label text={t('irr')} explain={<ExplainIrr {...shown} />} />} note={t('irrNote')}>
        <Percent value={total.irr} reason={t('noRate')} />
      </Figure>
      <Figure label={<Label text={t('invested')} explain={<ExplainInvested {...shown} />} />}>
        <Amount value={total.invested} currency={currency} />
      </Figure>
      <Figure label={<Label text={t('twr')} explain={<ExplainTwr {...shown} />} />}>
        <Change percent={total.twr} currency={currency} decimals={1} hideArrow reason={t('noRate')} />
      </Figure>
    </Head>
  );
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

type HeadProps = { label: string; value: ReactNode; below: ReactNode; children: ReactNode };

function Head({ label, value, below, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.total}>{value}</p>
        <div className={styles.below}>{below}</div>
      </div>
      <FigureList>{children}</FigureList>
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
