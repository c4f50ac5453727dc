import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tooltip-box.module.css';

type Props = {
  /** Lies over the drawing; otherwise it is a flat part of the page, as on a phone. */
  raised: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** What is said about the place that is pointed at; those who listen have it from the plot itself. */
export function TooltipBox({ raised, className, style, children }: Props) {
  return (
    <div
      className={classNames(styles.box, raised ? styles.raised : styles.flat, className)}
      style={style}
      data-print="hide"
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

type RowProps = { mark?: ReactNode; label: ReactNode; figure: ReactNode; className?: string };

/** One series at that place: its mark, its name and its figure. */
export function TooltipRow({ mark, label, figure, className }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      {mark}
      <span className={styles.name}>{label}</span>
      <b>{figure}</b>
    </div>
  );
}
