import { NavLink } from 'react-router';
import styles from './tabs.module.css';

type Props = { links: readonly { to: string; label: string; end?: boolean }[]; label: string };

/** Neighbouring pages, looking like tabs. */
export function TabLinks({ links, label }: Props) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={link.end} className={styles.tab} prefetch="intent">
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
