import type { ReactNode } from 'react';
import styles from './plot-tooltip.module.css';
import { TooltipBox } from './tooltip-box.tsx';

type Props = {
  title: string;
  rows: readonly { key: string; label: string; figure: ReactNode }[];
  note?: string | undefined;
  /** From the plot's corner; nothing puts it below the plot, as on a phone. */
  at?: { left: number; top: number } | undefined;
};

/** The figures of the place that is pointed at. */
export function PlotTooltip({ title, rows, note, at }: Props) {
  return (
    <TooltipBox raised={Boolean(at)} className={at ? styles.tooltip : styles.below} style={at}>
      <b className={styles.title}>{title}</b>
      {rows.map(({ key, label, figure }) => (
        <div key={key} className={styles.row}>
          <span>{label}</span>
          <b>{figure}</b>
        </div>
      ))}
      {note && <span className={styles.note}>{note}</span>}
    </TooltipBox>
  );
}
