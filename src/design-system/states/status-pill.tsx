import type { ReactNode } from 'react';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './status-pill.module.css';

const icons = { gain: 'check', amber: 'exclamation', neutral: 'minus', loss: 'x' } as const;

type Props = {
  /** gain: ready. amber: needs you. neutral: ignored, duplicate. loss: error. */
  tone?: keyof typeof icons;
  icon?: IconName;
  children: ReactNode;
};

/** A state in an icon and a word. */
export function StatusPill({ tone = 'neutral', icon = icons[tone], children }: Props) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      <Icon name={icon} size={14} />
      <span>{children}</span>
    </span>
  );
}
