import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { marketClasses } from '../../contract.ts';
import styles from './market-tabs.module.css';

/** The whole catalogue, one's watchlists and the view of each class; they are pages of their own. */
export function MarketTabs() {
  const t = useTranslations('market');
  const to = usePath();
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is longer than the screen: the current one must be in sight.
  useEffect(() => {
    const current = pathname && box.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && box.current) box.current.scrollLeft = current.offsetLeft - box.current.offsetLeft - 24;
  }, [pathname]);
  const links = [
    { to: to('allAssets'), label: t('allAssets') },
    { to: to('watchlists'), label: t('watchlists') },
    ...marketClasses.map((name) => ({ to: to('market', { class: name }), label: t(`classes.${name}`) })),
  ];
  return (
    <nav ref={box} className={styles.tabs} aria-label={t('tabs')}>
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
