import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import styles from './twin-box.module.css';

type Props = {
  /** The table stands in the place of the chart. */
  shown: boolean;
  /** Reaches the edges of its card, so it brings its own room. */
  flush?: boolean;
  children: ReactNode;
};

/** The table of a chart: for those who listen, for paper, and for all who ask for it. The browser draws it, from the data of the chart. */
export function TwinBox({ shown, flush, children }: Props) {
  const hydrated = useHydrated();
  return (
    <div
      className={classNames(styles.twin, shown ? styles.shown : 'visually-hidden', flush && styles.flush)}
      // What scrolls must be reached by the keyboard.
      tabIndex={shown ? 0 : undefined}
    >
      {hydrated && children}
    </div>
  );
}
