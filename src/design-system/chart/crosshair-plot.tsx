import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './crosshair-plot.module.css';
import type { useCrosshair } from './use-crosshair.ts';

type Props = Pick<ReturnType<typeof useCrosshair>, 'now' | 'slider'> & {
  plot: RefObject<HTMLDivElement | null>;
  /** Names the chart. */
  label: string;
  /** What stands at the chosen place, for those who listen. */
  valueText: string;
  width: number;
  height: number;
  /** What is drawn. */
  drawing: ReactNode;
  /** What lies over the drawing: labels at the ends of lines. */
  children?: ReactNode;
};

/** The part of a chart that is drawn, in which a place is chosen by pointing, touching or the arrow keys. */
export function CrosshairPlot(props: Props) {
  const { plot, label, valueText, width, height, now, slider, drawing, children } = props;
  const t = useTranslations('ui');
  return (
    <div
      ref={plot}
      className={styles.plot}
      style={{ height }}
      role="slider"
      tabIndex={0}
      {...slider}
      aria-valuenow={now}
      aria-label={label}
      aria-description={t('chartKeys')}
      aria-valuetext={valueText}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {drawing}
      </svg>
      {children}
    </div>
  );
}
