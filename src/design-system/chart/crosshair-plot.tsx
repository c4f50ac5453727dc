import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import styles from './crosshair-plot.module.css';
import drawn from './drawn.module.css';
import type { useCrosshair } from './use-crosshair.ts';
import type { Stretch } from './zoom/use-drag-zoom.ts';

type Props = Pick<ReturnType<typeof useCrosshair>, 'now' | 'slider'> & {
  /** What is being dragged over, to zoom into it. */
  stretch?: Stretch | undefined;
  plot?: RefObject<HTMLDivElement | null>;
  /** Names the chart. */
  label: string;
  /** What stands at the chosen place, for those who listen. */
  valueText: string;
  /** Reaches the edges of its card, where an outline would be covered: the ring of the focus stands inside. */
  flush?: boolean;
  className?: string;
  style?: CSSProperties;
  /** What is drawn, and what lies over the drawing. */
  children: ReactNode;
};

/** The part of a chart that is drawn, in which a place is chosen by pointing, touching or the arrow keys. */
export function CrosshairPlot(props: Props) {
  const { plot, label, valueText, flush, className, style, now, slider, stretch, children } = props;
  const t = useTranslations('ui');
  const keys = useId();
  return (
    <div
      ref={plot}
      className={classNames(drawn.drawn, styles.plot, flush ? styles.flush : styles.rounded, className)}
      style={style}
      role="slider"
      tabIndex={0}
      {...slider}
      aria-valuenow={now}
      aria-label={label}
      aria-describedby={keys}
      aria-valuetext={valueText}
    >
      <span id={keys} hidden>
        {t('chartKeys')}
      </span>
      {children}
      {stretch && (
        <i className={styles.stretch} style={{ left: stretch.left, width: stretch.right - stretch.left }} />
      )}
    </div>
  );
}
