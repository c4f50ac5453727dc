import type { ComponentProps } from 'react';
import { Icon, type IconName } from './brand/icon.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What it does, for those who cannot see the picture. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** The amber "look here" dot. */
  dot?: boolean;
};

/** A round button with a picture only. */
export function IconButton({ icon, label, size = 'md', dot, className, type = 'button', ...native }: Props) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      title={native.title ?? label}
      className={classNames(styles.button, styles[size], className)}
    >
      <Icon name={icon} size={size === 'sm' ? 16 : size === 'md' ? 18 : 20} />
      {dot && <span className={styles.dot} />}
    </button>
  );
}
