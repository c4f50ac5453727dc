import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { marketClasses } from '../contract.ts';
import styles from './market-tabs.module.css';

/** The whole catalogue and the view of each class; they are pages of their own. */
export function MarketTabs() {
  const t = useTranslations('market');
  const to = usePath();
  const links = [
    ...marketClasses.map((name) => ({ to: to('market', { class: name }), label: t(`classes.${name}`) })),
    { to: to('allAssets'), label: t('allAssets') },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          prefetch="intent"
          className={({ isPending }) => classNames(styles.tab, isPending && styles.pending)}
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
