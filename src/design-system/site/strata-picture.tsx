import { type ReactNode, useId } from 'react';
import styles from './strata-picture.module.css';

type Props = {
  /** The view box of the paths. */
  box: string;
  amber: string;
  value: string;
  /** Without one it is mere decoration. */
  label?: string;
  /** Paths over the amber. */
  children: ReactNode;
};

/**
 * A value as layers, stretched to whatever box stands around it: no script measures anything.
 * Words stand beside it in the page, because text would be stretched too.
 */
export function StrataPicture({ box, amber, value, label, children }: Props) {
  const fill = useId();
  return (
    <>
      <svg
        viewBox={box}
        preserveAspectRatio="none"
        className={styles.drawing}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.amberTop} />
            <stop offset="1" className={styles.amberBottom} />
          </linearGradient>
        </defs>
        <path d={amber} fill={`url(#${fill})`} />
        {children}
      </svg>
      {/* apart, because inside the stretched drawing its glow would be smeared sideways */}
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true" className={styles.glow}>
        <path d={value} className={styles.value} />
      </svg>
    </>
  );
}
