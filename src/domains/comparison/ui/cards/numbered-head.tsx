import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import styles from './numbered-head.module.css';

/** What a column is of, with the number of its line. */
export function NumberedHead({ number, colour, name }: { number: number; colour: string; name: string }) {
  return (
    <span className={styles.head}>
      <NumberBadge number={number} colour={colour} size="sm" />
      <span>{name}</span>
    </span>
  );
}
