import type { ReactNode } from 'react';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

type Props = {
  /** filled: a buy. outlined: a sell. amber: a dividend. faint: a fee. Never green or red. */
  tone?: 'filled' | 'outlined' | 'amber' | 'faint';
  icon?: IconName;
  children: ReactNode;
};

/** A kind in a word, 24 px high. */
export function Chip({ tone = 'filled', icon, children }: Props) {
  return (
    <span className={classNames(styles.chip, styles[tone], icon && styles.withIcon)}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}
