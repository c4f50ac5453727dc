import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './number-badge.module.css';

type Props = {
  /** The series it stands for, 1 to 3, in that series' colour. Without one: the dashed mark of a benchmark. */
  number?: number;
  /** md is 22 px, sm 18 px for table heads and tooltips. */
  size?: 'sm' | 'md';
  /** A tick instead of the number: its work is done. */
  done?: boolean;
  /** Where a chart has more lines than three: the colour of this one. */
  colour?: string;
};

/** Amber carries dark letters in both themes. */
const letters: Readonly<Record<string, string>> = { 'var(--ln-2)': 'k2' };

/** The key of a series wherever it appears, so that nobody has to tell colours apart. */
export function NumberBadge({ number, size = 'md', done, colour }: Props) {
  if (number === undefined) {
    return (
      <svg className={classNames(styles.dash, styles[size])} viewBox="0 0 24 12" aria-hidden="true">
        <path d="M0 6h24" />
      </svg>
    );
  }
  return (
    <span
      className={classNames(
        styles.badge,
        styles[size],
        styles[colour ? (letters[colour] ?? 'plain') : `k${((number - 1) % 3) + 1}`],
      )}
      style={colour ? { background: colour } : undefined}
    >
      {done ? <Icon name="check" size={14} /> : number}
    </span>
  );
}
