import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './brand/icon.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type Look = {
  /** One primary a view. Quiet stands on the page's ground, secondary on a surface. */
  variant?: 'primary' | 'secondary' | 'ink' | 'quiet' | 'text' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  iconAfter?: IconName;
  /** Keeps its width and focus, shows a spinner and ignores clicks. */
  loading?: boolean;
  /** As wide as its container. */
  full?: boolean;
  children: ReactNode;
};
type AsLink = Look &
  Omit<ComponentProps<typeof Link>, keyof Look> & { href?: undefined; disabled?: undefined };
type AsAnchor = Look & Omit<ComponentProps<'a'>, keyof Look> & { to?: undefined; disabled?: undefined };
type AsButton = Look & Omit<ComponentProps<'button'>, keyof Look> & { to?: undefined; href?: undefined };

/** A button, or a link that looks like one when it has `to` (inside the app) or `href` (outside). */
export function Button(props: AsLink | AsAnchor | AsButton) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    iconAfter,
    loading,
    full,
    children,
    className,
    ...rest
  } = props;
  const look = classNames(
    styles.button,
    styles[variant],
    styles[size],
    icon && styles.withIcon,
    full && styles.full,
    loading && styles.loading,
    className,
  );
  const inside = (
    <>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={18} className={styles.icon} />}
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={look}>
        {inside}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...(rest as ComponentProps<'a'>)} className={look}>
        {inside}
      </a>
    );
  }
  const { onClick, type = 'button', ...native } = rest as ComponentProps<'button'>;
  // Not `disabled` while loading: that would drop the keyboard's focus to the page's top.
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      type={type}
      className={look}
      onClick={guard}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {inside}
    </button>
  );
}
