import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type Props = {
  name: IconName;
  size?: number;
  /** Names the picture for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
};

export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
