import type { ReactNode } from 'react';
import { plain } from '../../foundation/format-number.ts';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './sum-bar.module.css';
import { useNumbers } from './use-numbers.ts';

type Props = {
  /** "Sum of weights". */
  label: string;
  sum: number;
  /** What it means while it is not one, or a way to make it so. */
  note?: ReactNode;
  /** good: exactly one. amber: will be scaled. bad: cannot be used. */
  tone: 'good' | 'amber' | 'bad';
};

const icons = { good: 'check', amber: 'equals', bad: 'warning' } as const;

/** A live sum with four decimals. */
export function SumBar({ label, sum, note, tone }: Props) {
  const numbers = useNumbers();
  const exact = plain(sum);
  return (
    <div className={classNames(styles.bar, styles[tone])}>
      <Icon name={icons[tone]} size={18} />
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
      <output className={styles.sum}>
        {exact === undefined ? '–' : numbers.number(exact, { decimals: 4 })}
      </output>
    </div>
  );
}
