import { useTranslations } from 'use-intl';
import type { LineSeries } from '../../../../design-system/chart/series/line-series.ts';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import styles from './results-view.module.css';

type Props = {
  series: readonly LineSeries[];
  selected: string;
  onSelect: (key: string) => void;
};

/** Each line with what it brought in all; a strategy's chip selects it. */
export function SeriesChips({ series, selected, onSelect }: Props) {
  const t = useTranslations('backtest.results');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggles, no part of a form
    <div className={styles.chips} role="group" aria-label={t('series')}>
      {series.map((one) =>
        one.number === undefined ? (
          <span key={one.key} className={styles.chip}>
            <Chip series={one} />
          </span>
        ) : (
          <button
            key={one.key}
            type="button"
            className={styles.chip}
            aria-pressed={one.key === selected}
            onClick={() => onSelect(one.key)}
          >
            <Chip series={one} />
          </button>
        ),
      )}
    </div>
  );
}

function Chip({ series: { number, label, values } }: { series: LineSeries }) {
  const first = values[0] ?? 0;
  const whole = first > 0 ? ((values.at(-1) ?? first) / first - 1) * 100 : null;
  return (
    <>
      <NumberBadge number={number} />
      <span className={styles.chipText}>
        <span>{label}</span>
        <b>
          <Percent value={whole} decimals={0} signed />
        </b>
      </span>
    </>
  );
}
