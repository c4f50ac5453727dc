import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './plot-tooltip.module.css';

type Props = {
  title: string;
  rows: readonly { key: string; label: string; figure: ReactNode }[];
  note?: string | undefined;
  /** From the plot's corner; nothing puts it below the plot, as on a phone. */
  at?: { left: number; top: number } | undefined;
};

/** The figures of the place that is pointed at; those who listen have them from the plot itself. */
export function PlotTooltip({ title, rows, note, at }: Props) {
  return (
    <div className={classNames(styles.tooltip, !at && styles.below)} style={at} aria-hidden="true">
      <b>{title}</b>
      {rows.map(({ key, label, figure }) => (
        <div key={key}>
          <span>{label}</span>
          <b>{figure}</b>
        </div>
      ))}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
