import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { StatusPill } from '../states/status-pill.tsx';
import styles from './chart-frame.module.css';
import { type ChartPeriod, chartPeriods, PeriodSwitch } from './period-switch.tsx';
import { TwinBox } from './twin-box.tsx';
import { RangeControl, type RangeProps } from './zoom/range-control.tsx';

export type LegendItem = {
  label: string;
  colour: string;
  mark?: 'area' | 'line' | 'dashed' | 'amber' | 'dot' | 'ring' | 'diamond' | 'hatched';
};

type Props = {
  title?: ReactNode;
  /** The headline figure and its kin, over the chart. */
  header?: ReactNode;
  legend?: readonly LegendItem[];
  period?: ChartPeriod;
  periods?: readonly ChartPeriod[];
  onPeriodChange?: (period: ChartPeriod) => void;
  /** Days of one's own instead of a period. */
  own?: RangeProps;
  /** The same figures as a table; always there for screen readers and paper. */
  table?: ReactNode;
  state?: 'loading' | 'empty' | 'error';
  onRetry?: () => void;
  /** In place of the plot when there is nothing to draw. */
  empty?: ReactNode;
  simulated?: boolean;
  /** When the prices are from, if they are old. */
  stale?: ReactNode;
  /** The height of the plot, so that no state makes the page jump. */
  height?: number;
  /** The plot. */
  children: ReactNode;
};

/** Everything around a plot: title, legend, period, states and the table twin. Stands in a flush `Card`. */
export function ChartFrame(props: Props) {
  const { title, header, legend, period, onPeriodChange, own, table, state, height = 336, children } = props;
  const t = useTranslations('ui');
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.frame}>
      {(title || header) && (
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {header}
        </div>
      )}
      <div className={styles.controls}>
        {period && onPeriodChange && (
          <PeriodSwitch
            value={own?.range ? undefined : period}
            onChange={onPeriodChange}
            options={props.periods ?? chartPeriods}
          />
        )}
        {own && <RangeControl {...own} />}
        {props.simulated && <StatusPill icon="spark">{t('simulated')}</StatusPill>}
        {props.stale && (
          <StatusPill tone="amber" icon="clock">
            {t.rich('stale', { when: () => props.stale })}
          </StatusPill>
        )}
        <div className={styles.aside}>
          {legend && <Legend items={legend} />}
          {table && (
            <IconButton
              icon={asTable ? 'reports' : 'table'}
              label={asTable ? t('showAsChart') : t('showAsTable')}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            />
          )}
        </div>
      </div>
      {state ? (
        <div className={styles.state} style={{ minHeight: height }}>
          {state === 'loading' && <Skeleton shape="block" height={height - 64} />}
          {state === 'empty' && (props.empty ?? <EmptyState title={t('noData')} text={t('noDataText')} />)}
          {state === 'error' && <ErrorState onRetry={props.onRetry} />}
        </div>
      ) : (
        <>
          <div className={asTable ? styles.hidden : styles.plot}>{children}</div>
          {table && (
            <TwinBox shown={asTable} flush>
              {table}
            </TwinBox>
          )}
        </>
      )}
    </figure>
  );
}

export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map((item) => (
        <li key={item.label} className={styles.mark}>
          <svg viewBox="0 0 20 12" aria-hidden="true" style={{ color: item.colour }}>
            <LegendMark mark={item.mark ?? 'area'} />
          </svg>
          {item.label}
        </li>
      ))}
    </ul>
  );
}

function LegendMark({ mark }: { mark: NonNullable<LegendItem['mark']> }) {
  if (mark === 'dashed') {
    return <path d="M0 6h20" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />;
  }
  if (mark === 'dot') return <circle cx="10" cy="6" r="4.5" fill="currentColor" />;
  if (mark === 'ring')
    return <circle cx="10" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />;
  if (mark === 'diamond') return <path d="m10 1 5 5-5 5-5-5z" fill="currentColor" />;
  if (mark === 'hatched')
    return <path d="m1 12 6-12m0 12 6-12m0 12 6-12" stroke="currentColor" strokeWidth="2" opacity="0.7" />;
  if (mark === 'line') return <path d="M0 6h20" stroke="currentColor" strokeWidth="2.5" />;
  return (
    <>
      <rect width="20" height="12" rx="4" fill="currentColor" />
      {mark === 'amber' && <path d="M0 4a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4V2.5H0z" fill="var(--ch-value)" />}
    </>
  );
}
