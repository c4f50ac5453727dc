import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import styles from './mobile-menu.module.css';

/** A native disclosure, so that it opens before (and without) any script. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const t = useTranslations('site.nav');
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation, which closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={t('menu')} className={styles.burger}>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="x" className={styles.whenOpen} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
