import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

type Look = {
  /** Inherit stands in running text, amber calls for attention, muted is a card's "see all". */
  tone?: 'inherit' | 'amber' | 'muted';
};
type Props =
  | (Look & ComponentProps<typeof Link> & { href?: undefined })
  | (Look & ComponentProps<'a'> & { to?: undefined })
  | (Look & ComponentProps<'button'> & { to?: undefined; href?: undefined });

/** An underlined link in text; without an address it is a button that looks like one. */
export function TextLink({ tone = 'inherit', className, ...rest }: Props) {
  const look = classNames(styles.link, styles[tone], className);
  if (rest.to !== undefined) return <Link {...rest} className={look} />;
  if (rest.href !== undefined) return <a {...(rest as ComponentProps<'a'>)} className={look} />;
  return <button type="button" {...(rest as ComponentProps<'button'>)} className={look} />;
}
