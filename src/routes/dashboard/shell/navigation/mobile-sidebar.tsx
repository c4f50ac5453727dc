import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Brand } from '../../../../design-system/brand/brand.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { useHydrated } from '../../../../design-system/loading/use-hydrated.ts';
import styles from './mobile-sidebar.module.css';
import { NavList } from './nav-list.tsx';
import { type Modules, sidebarGroups } from './navigation.ts';

type Props = { open: boolean; onClose: () => void; modules: Modules };

/** The sidebar over the page. The browser's own dialog keeps the focus inside and gives it back. */
export function MobileSidebar({ open, onClose, modules }: Props) {
  const t = useTranslations('dashboard.nav');
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // On a screen that has grown wide the sidebar stands in the page, and a modal one would block it unseen.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 768px) and (hover: hover)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the click is for the backdrop
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t('label')}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {hydrated && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <Brand size="sm" />
            <IconButton icon="x" label={t('close')} onClick={onClose} />
          </header>
          <nav aria-label={t('label')}>
            <NavList groups={sidebarGroups(modules)} onChoose={onClose} />
          </nav>
        </div>
      )}
    </dialog>
  );
}
