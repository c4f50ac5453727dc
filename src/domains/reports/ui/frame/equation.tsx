import type { ReactNode } from 'react';
import styles from './equation.module.css';

type Term = { key: string; label: ReactNode; value: ReactNode };
type Props = { terms: readonly Term[] /** Stand between them: `+`, `+`, `=`. */; signs: readonly string[] };

/** Figures that add up, in a line; below each other on a phone. */
export function Equation({ terms, signs }: Props) {
  return (
    <dl className={styles.line}>
      {terms.map(({ key, label, value }, at) => (
        <div key={key} data-sign={at > 0 ? signs[at - 1] : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
