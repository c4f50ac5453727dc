import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../../../design-system/class-names.ts';
import { useConsent } from '../../../consent/ui/consent-context.ts';
import styles from './charting-tape.module.css';

const ChartingWidget = lazy(() =>
  import('./charting-widget.tsx').then((module) => ({ default: module.ChartingWidget })),
);

export type ChartingWords = {
  /** Whose quotes they are. */
  by: string;
  /** Stops what moves, and brings it back. */
  stop: string;
  show: string;
};

type Props = {
  /** The product's own tape: shown until the other is there, and whenever it is not. */
  own: ReactNode;
  label: string;
  words: ChartingWords;
  className?: string;
};

/** The charting service's tape where it is set up and agreed to, the product's own otherwise. Its height is kept from the beginning. */
export function ChartingTape({ own, label, words, className }: Props) {
  const charts = useConsent()?.scripts.charts;
  if (!charts) return own;
  return (
    <div className={classNames(styles.tape, className)} data-print="hide">
      <Suspense fallback={own}>
        <ChartingWidget charts={charts} own={own} label={label} words={words} />
      </Suspense>
    </div>
  );
}
