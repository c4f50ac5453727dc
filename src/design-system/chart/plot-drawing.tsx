import type { ReactNode } from 'react';
import styles from './plot-drawing.module.css';

type Props = {
  width: number;
  height: number;
  /** What sticks out is cut off. */
  clipped?: boolean;
  children: ReactNode;
};

/** The drawing of a chart, in its own pixels; those who listen have the plot around it. */
export function PlotDrawing({ width, height, clipped, children }: Props) {
  return (
    <svg
      className={clipped ? undefined : styles.whole}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
