import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '../../../../design-system/brand/mark.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { NavList } from './nav-list.tsx';
import { type Modules, sidebarGroups } from './navigation.ts';
import styles from './sidebar.module.css';

/** Narrow on a desk; the pointer or the keyboard opens it over the page, with titles. */
export function Sidebar({ modules }: { modules: Modules }) {
  const t = useTranslations('dashboard.nav');
  const to = usePath();
  return (
    <div className={styles.side} data-print="hide">
      <nav className={styles.rail} aria-label={t('label')}>
        <Link to={to('dashboard')} className={styles.mark}>
          <Mark />
          <span className={styles.word}>{brand.name}</span>
        </Link>
        <NavList groups={sidebarGroups(modules)} />
      </nav>
    </div>
  );
}
