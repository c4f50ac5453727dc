import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './nav-list.module.css';
import { activePage, type NavPage, navIcons } from './navigation.ts';

type Props = { groups: readonly (readonly NavPage[])[]; onChoose?: () => void };

/** The items of the sidebar, in their groups. */
export function NavList({ groups, onChoose }: Props) {
  const t = useTranslations('dashboard.nav');
  const to = usePath();
  const current = activePage(useLocation().pathname);
  return groups.map((pages) => (
    <ul key={pages[0]} className={styles.group}>
      {pages.map((page) => (
        <li key={page}>
          <Link
            to={to(page)}
            prefetch="intent"
            className={classNames(styles.item, page === 'addModule' && styles.add)}
            aria-current={page === current ? 'page' : undefined}
            onClick={onChoose}
          >
            <span className={styles.tile}>
              <Icon name={navIcons[page]} />
            </span>
            <span className={styles.name}>{t(page)}</span>
          </Link>
        </li>
      ))}
    </ul>
  ));
}
