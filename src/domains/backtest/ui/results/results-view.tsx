import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { type LineSeries, SeriesChart } from '../../../../design-system/chart/series/series-chart.tsx';
import { SeriesTable } from '../../../../design-system/chart/series/series-table.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { isOptimising } from '../form/strategy-fields.ts';
import type { OnNews } from '../on-news.ts';
import type { Results } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import { InterpretationBlock } from './interpretation-block.tsx';
import { isYearly, type MetricKey } from './metric-rows.ts';
import { MetricTable } from './metric-table.tsx';
import { MonthlySection } from './monthly-section.tsx';
import { OutlookSection } from './outlook-section.tsx';
import styles from './results-view.module.css';
import { SeriesChips } from './series-chips.tsx';
import { SweepSection } from './sweep-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { WeightsSection } from './weights-section.tsx';

type Props = {
  results: Results;
  interpreting: boolean;
  onNews: OnNews;
};

/** Everything a finished simulation tells. One strategy is selected for whatever shows only one. */
export function ResultsView({ results, interpreting, onNews }: Props) {
  const t = useTranslations('backtest.results');
  const words = useWords();
  const { data } = results;
  const { currency } = data.terms;
  const [selected, setSelected] = useState(() => bestSlot(results));
  const [pointed, setPointed] = useState<{ key: MetricKey; slot: number | null; times: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change only with the language, which reloads all
  const series = useMemo(
    () =>
      data.series.lines.map(
        ({ slot, name, values }): LineSeries => ({
          key: slot === null ? 'benchmark' : String(slot),
          label: slot === null ? name : words.short(name),
          values,
          ...(slot !== null && { number: slot }),
        }),
      ),
    [data.series],
  );
  const run = data.strategies.find(({ slot }) => slot === selected);
  const strategy = run ? words.strategy(run.name) : '';
  return (
    <div className={styles.results}>
      <Notes results={results} />
      <SeriesChips series={series} selected={String(selected)} onSelect={(key) => setSelected(Number(key))} />
      <div className={styles.bleed}>
        <ChartFigure
          table={
            <SeriesTable label={t('equity')} days={data.series.dates} series={series} currency={currency} />
          }
        >
          <SeriesChart
            label={t('equity')}
            days={data.series.dates}
            series={series}
            selected={String(selected)}
            currency={currency}
            stripLabel={t('drawdown')}
            fallLabel={t('drawdownOf', { strategy: run ? words.short(run.name) : '' })}
          />
        </ChartFigure>
      </div>
      <div className={styles.two}>
        <MetricTable lines={data.metrics} currency={currency} yearly={isYearly(data)} pointed={pointed} />
        <MonthlySection monthly={data.monthly} selected={selected} onSelect={setSelected} />
      </div>
      <WeightsSection weights={data.weights} selected={selected} strategy={strategy} />
      <OutlookSection
        key={`outlook ${selected}`}
        simulationId={results.id}
        slot={selected}
        strategy={strategy}
        currency={currency}
      />
      {run && isOptimising(run.name) && (
        <SweepSection
          key={`sweep ${selected}`}
          simulationId={results.id}
          slot={selected}
          strategy={strategy}
          yearly={isYearly(data)}
          onNews={onNews}
        />
      )}
      <InterpretationBlock
        results={results}
        writing={interpreting}
        onPoint={(key, slot) => setPointed((before) => ({ key, slot, times: (before?.times ?? 0) + 1 }))}
      />
      <TermsSection results={results} />
    </div>
  );
}

/** What a reader must know before the figures: simulated prices, a run that ended early, assets that came late. */
function Notes({ results }: { results: Results }) {
  const t = useTranslations('backtest.results');
  const words = useWords();
  const { terms, strategies } = results.data;
  const notes = strategies.flatMap(({ name, slot, bankrupt_on: day, began_as_cash: late }) => {
    const strategy = words.strategy(name);
    return [
      ...(day ? [{ key: `bankrupt ${slot}`, text: t('bankrupt', { strategy, day: words.day(day) }) }] : []),
      ...(late.length > 0
        ? [
            {
              key: `late ${slot}`,
              text: t('beganAsCash', { strategy, tickers: late.join(', '), count: late.length }),
            },
          ]
        : []),
    ];
  });
  if (notes.length === 0 && !terms.is_simulated) return null;
  return (
    <ul className={styles.notes}>
      {terms.is_simulated && (
        <li>
          <StatusPill icon="spark">{t('simulated')}</StatusPill>
        </li>
      )}
      {notes.map(({ key, text }) => (
        <li key={key} className={styles.note}>
          <Icon name="info" size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The strategy that ended highest is selected at first. */
function bestSlot({ data }: Results): number {
  const strategies = data.metrics.filter(({ slot }) => slot !== null);
  const best = strategies.reduce<(typeof strategies)[number] | undefined>(
    (top, line) => (top && Number(top.final_value) >= Number(line.final_value) ? top : line),
    undefined,
  );
  return best?.slot ?? 1;
}
