import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { activePage, connectedSlugs, type Modules, type NavPage, navIcons } from './navigation.ts';
import styles from './tab-bar.module.css';

type Props = { modules: Modules; onAdd: () => void; onMore: () => void };

/** The thumb's way around on a phone. */
export function TabBar({ modules, onAdd, onMore }: Props) {
  const t = useTranslations('dashboard.nav');
  const to = usePath();
  const current = activePage(useLocation().pathname);
  const withBroker = connectedSlugs(modules).includes('brokerage-investments');
  const tab = (page: NavPage) => (
    <Link to={to(page)} className={styles.tab} aria-current={page === current ? 'page' : undefined}>
      <Icon name={navIcons[page]} />
      {t(page)}
    </Link>
  );
  return (
    <nav className={styles.bar} aria-label={t('label')}>
      {tab('dashboard')}
      {tab(withBroker ? 'portfolios' : 'settings')}
      {withBroker ? (
        <button
          type="button"
          className={styles.plus}
          aria-label={t('addTransaction')}
          aria-haspopup="dialog"
          onClick={onAdd}
        >
          <Icon name="plus" />
        </button>
      ) : (
        <Link to={to('addModule')} className={styles.plus} aria-label={t('addModule')}>
          <Icon name="plus" />
        </Link>
      )}
      {tab(withBroker ? 'reports' : 'help')}
      <button type="button" className={styles.tab} onClick={onMore} aria-haspopup="dialog">
        <Icon name="more" />
        {t('more')}
      </button>
    </nav>
  );
}
