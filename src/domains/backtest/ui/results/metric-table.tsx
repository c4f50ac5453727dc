import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { LineMetrics } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import {
  bestSlots,
  type MetricKey,
  type MetricRow,
  metricRows,
  missingReason,
  moreRows,
  shownFigure,
} from './metric-rows.ts';
import styles from './metric-table.module.css';

type Props = {
  lines: readonly LineMetrics[];
  currency: string;
  /** Whether the run is long enough for a rate of a year. */
  yearly: boolean;
  /** The cell a figure of the interpretation leads to; `times` counts the taps. */
  pointed: { key: MetricKey; slot: number | null; times: number } | undefined;
};

/** The eight metrics of each line and three more, the best of each row marked. */
export function MetricTable({ lines, currency, yearly, pointed }: Props) {
  const t = useTranslations('backtest.results');
  const words = useWords();
  const target = useRef<HTMLTableCellElement>(null);
  const several = lines.filter(({ slot }) => slot !== null).length > 1;
  useEffect(() => {
    if (!pointed) return;
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [pointed]);
  const rows = (all: readonly MetricRow[]) =>
    all.map((row) => (
      <Row key={row.key} row={row} lines={lines} currency={currency} pointed={pointed} target={target} />
    ));
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('figures')}</h3>
        {several && (
          <span>
            <i />
            {t('best')}
          </span>
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('figures')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('metric')}</span>
              </th>
              {lines.map(({ slot, name }) => (
                <th key={slot} scope="col">
                  <span className={styles.name}>
                    {slot !== null && <NumberBadge number={slot} size="sm" />}
                    {/* on a phone the chips above tell which number is which */}
                    <span className={slot === null ? undefined : 'visually-hidden-on-phone'}>
                      {slot === null ? name : words.short(name)}
                    </span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows(metricRows(yearly))}</tbody>
          <tbody className={styles.more}>{rows(moreRows)}</tbody>
        </table>
      </div>
    </section>
  );
}

type RowProps = Omit<Props, 'yearly'> & { row: MetricRow; target: RefObject<HTMLTableCellElement | null> };

function Row({ row, lines, currency, pointed, target }: RowProps) {
  const t = useTranslations('backtest.metrics');
  const best = bestSlots(row, lines);
  const unit = currencyUnit(currency);
  return (
    <tr>
      <th scope="row">{t(row.key, { currency: unit })}</th>
      {lines.map((line) => {
        const here = pointed?.key === row.key && pointed.slot === line.slot;
        return (
          <td
            key={line.slot}
            ref={here ? target : undefined}
            tabIndex={here ? -1 : undefined}
            className={classNames(
              line.slot === null && styles.benchmark,
              line.slot !== null && best.has(line.slot) && styles.best,
              here && styles.pointed,
            )}
          >
            <span>
              <Figure row={row} line={line} currency={currency} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

type FigureProps = { row: MetricRow; line: LineMetrics; currency: string };

function Figure({ row, line, currency }: FigureProps) {
  const t = useTranslations('backtest.metrics');
  const numbers = useNumbers();
  const figure = shownFigure(row, line);
  if (figure === null) return <Unknown reason={t(missingReason(row.key, line))} />;
  if (line.slot === null && (row.key === 'avg_turnover' || row.key === 'total_costs'))
    return <Unknown reason={t('notForIndex')} />;
  switch (row.form) {
    case 'money':
    case 'signedMoney':
      return (
        <Amount
          value={String(line[row.key])}
          currency={currency}
          decimals={0}
          bare
          signed={row.form === 'signedMoney'}
        />
      );
    case 'percent':
    case 'signedPercent':
      return <Percent value={figure} decimals={2} signed={row.form === 'signedPercent'} />;
    case 'plain':
      return numbers.number(plain(figure) ?? '0', { decimals: 2 });
    case 'days':
      return numbers.number(plain(figure) ?? '0', { decimals: 0 });
  }
}
