import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '../../../design-system/brand/mark.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { brand } from '../../../foundation/brand.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './top-bar.module.css';

type Props = {
  /** Without one there is no sidebar to open. */
  onOpenSidebar?: () => void;
  search?: ReactNode;
  /** What stands at the right, outermost last. */
  children: ReactNode;
};

export function TopBar({ onOpenSidebar, search, children }: Props) {
  const t = useTranslations('dashboard.nav');
  const to = usePath();
  return (
    <header className={styles.bar} data-print="hide">
      {onOpenSidebar && (
        <IconButton
          icon="menu"
          size="lg"
          label={t('open')}
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={onOpenSidebar}
        />
      )}
      <Link
        to={to('dashboard')}
        className={onOpenSidebar ? styles.brandOnPhone : styles.brand}
        // On a small phone only the mark is left of it.
        aria-label={brand.name}
      >
        <Mark size={40} />
        <span className={styles.word}>{brand.name}</span>
      </Link>
      {search}
      <span className={styles.room} />
      {children}
    </header>
  );
}
