import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CompareChart, CompareTable } from '../../../../design-system/chart/compare/compare-chart.tsx';
import { TwinBox } from '../../../../design-system/chart/twin-box.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import headline from '../../../../design-system/figures/headline.module.css';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { addDays } from '../../../../foundation/calendar-day.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { BenchmarkPills } from '../benchmarks/benchmark-pills.tsx';
import { type ShownBenchmark, useComparison } from '../comparison-context.ts';
import { Points } from '../figures.tsx';
import { useSpanWords } from '../use-span-words.ts';
import styles from './hero-card.module.css';

type Props = {
  /** Portfolios and period. */
  controls: ReactNode;
  notes: ReactNode;
  onRemove: (key: string) => void;
};

/** First of all: how far above the hurdle, then against each benchmark, then both over time. */
export function HeroCard({ controls, notes, onRemove }: Props) {
  const t = useTranslations('comparison.hero');
  const ui = useTranslations('ui');
  const names = useCalendarNames();
  const [asTable, setAsTable] = useState(false);
  const { data, hurdle, currency } = useComparison();
  const { days, lines } = useLines();
  const label = t('chart', { day: dayText(data.from!, 'short', names) });
  return (
    <Card flush className={styles.card} aria-label={label}>
      {controls}
      {notes}
      <div className={styles.head}>
        <Headline />
        <Beside />
      </div>
      <div className={styles.legend}>
        <BenchmarkPills onRemove={onRemove} />
        <IconButton
          icon={asTable ? 'reports' : 'table'}
          label={asTable ? ui('showAsChart') : ui('showAsTable')}
          aria-pressed={asTable}
          data-print="hide"
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      <div className={asTable ? styles.hidden : undefined}>
        <CompareChart
          label={label}
          days={days}
          lines={lines}
          currency={currency}
          belowLabel={hurdle && t('below', { name: hurdle.than })}
        />
      </div>
      <TwinBox shown={asTable} flush>
        <CompareTable label={label} days={days} lines={lines} currency={currency} />
      </TwinBox>
      {data.carried_days > 0 && <p className={styles.under}>{t('carried', { count: data.carried_days })}</p>}
    </Card>
  );
}

function useLines() {
  const own = useTranslations('comparison')('own');
  const { data, benchmarks } = useComparison();
  return useMemo(() => {
    const { first_day, every_days, own: values } = data.history;
    return {
      days: values.map((_, at) => addDays(first_day, at * every_days)),
      lines: [
        { key: 'own', number: 1, label: own, values, role: 'own' as const },
        ...benchmarks.map(({ benchmark, number, label, role }, at) => ({
          key: benchmark.key,
          number,
          label,
          role,
          values: data.history.benchmarks[at]!,
        })),
      ],
    };
  }, [data, benchmarks, own]);
}

/** Percentage points above the hurdle; without any benchmark the return itself. */
function Headline() {
  const t = useTranslations('comparison.hero');
  const unknown = useTranslations('comparison')('unknown');
  const span = useSpanWords();
  const { data, hurdle } = useComparison();
  const ahead = hurdle?.benchmark.ahead_points ?? null;
  const label = hurdle
    ? t(ahead !== null && ahead < 0 ? 'behind' : 'ahead', { name: hurdle.than, span })
    : t('plain', { span });
  return (
    <div>
      <p className={headline.label}>
        {label} {hurdle && <ExplainAhead of={hurdle} />}
      </p>
      <p className={headline.total}>
        {hurdle ? (
          <LargePoints value={ahead} reason={hurdle.reason ?? unknown} />
        ) : (
          <Percent value={data.total} signed reason={unknown} />
        )}
      </p>
      <div className={headline.below}>
        {hurdle && data.total !== null && <ChangePill percent={data.total} decimals={1} />}
        <Yearly value={data.yearly} />
        <span className={headline.when}>{t('twr')}</span>
      </div>
    </div>
  );
}

function LargePoints({ value, reason }: { value: number | null; reason: string }) {
  const t = useTranslations('comparison');
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  if (exact === undefined) return <Unknown reason={reason} />;
  const [number, ...unit] = t('points', {
    points: numbers.number(exact, { decimals: 1, signed: true }),
  }).split(' ');
  return (
    <>
      {number} <small className={headline.unit}>{unit.join(' ')}</small>
    </>
  );
}

export function Yearly({ value }: { value: number | null }) {
  const t = useTranslations('comparison');
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  if (exact === undefined) return null;
  return (
    <span className={headline.when}>
      {t('aYear', { percent: numbers.percent(exact, { decimals: 1, signed: true }) })}
    </span>
  );
}

function ExplainAhead({ of }: { of: ShownBenchmark }) {
  const t = useTranslations('comparison.hero');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const { data } = useComparison();
  const shown = (value: number | null) =>
    numbers.percent(value === null ? '0' : (plain(value) ?? '0'), { decimals: 1, signed: true });
  if (data.total === null || of.benchmark.total === null) return null;
  return (
    <Explain
      of={t('against', { name: of.than })}
      sentence={t.rich('explain.aheadText', {
        own: shown(data.total),
        other: shown(of.benchmark.total),
        name: of.label,
        b: (words) => <b>{words}</b>,
      })}
      formula={t('explain.aheadFormula', {
        from: dayText(data.from!, 'short', names),
        to: dayText(data.to!, 'short', names),
      })}
      rate={of.note}
    />
  );
}

/** Against each other benchmark, months above the hurdle, and the deepest fall. */
function Beside() {
  const t = useTranslations('comparison.hero');
  const unknown = useTranslations('comparison')('unknown');
  const { data, benchmarks, hurdle } = useComparison();
  const { months_above, deepest_fall: fall } = data;
  return (
    <FigureList>
      {benchmarks
        .filter((one) => one !== hurdle)
        .map((one) => (
          <Figure
            key={one.benchmark.key}
            label={
              <>
                {t('against', { name: one.short })} <ExplainAhead of={one} />
              </>
            }
          >
            <Points value={one.benchmark.ahead_points} reason={one.reason ?? unknown} />
          </Figure>
        ))}
      {hurdle && months_above && months_above.of > 0 && (
        <Figure label={t('monthsAbove', { name: hurdle.than })}>{t('monthsOf', months_above)}</Figure>
      )}
      <Figure
        label={
          <>
            {t('fall')} {fall && <ExplainFall fall={fall} />}
          </>
        }
      >
        {fall ? <Percent value={fall.percent} /> : t('noFall')}
      </Figure>
    </FigureList>
  );
}

function ExplainFall({ fall }: { fall: { percent: number; from: string; to: string } }) {
  const t = useTranslations('comparison.hero');
  const names = useCalendarNames();
  const numbers = useNumbers();
  return (
    <Explain
      of={t('fall')}
      sentence={t.rich('explain.fallText', {
        from: dayText(fall.from, 'short', names),
        to: dayText(fall.to, 'short', names),
        percent: numbers.percent(plain(Math.abs(fall.percent)) ?? '0', { decimals: 1 }),
        b: (words) => <b>{words}</b>,
      })}
      formula={t('explain.fallFormula')}
    />
  );
}
