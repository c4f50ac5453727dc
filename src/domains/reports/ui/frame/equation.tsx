import { Fragment, type ReactNode } from 'react';
import styles from './equation.module.css';

type Term = { key: string; label: ReactNode; value: ReactNode };
type Props = { terms: readonly Term[] /** Stand between them: `+`, `+`, `=`. */; signs: readonly string[] };

/** Figures that add up, in a line; below each other on a phone. */
export function Equation({ terms, signs }: Props) {
  return (
    <dl className={styles.line}>
      {terms.map(({ key, label, value }, at) => (
        <Fragment key={key}>
          {at > 0 && (
            <div className={styles.sign} aria-hidden="true">
              {signs[at - 1]}
            </div>
          )}
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
