import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { useHotkey } from '../../../../design-system/keys/use-hotkey.ts';
import styles from './search.module.css';
import type { ShellActions } from './use-actions.ts';
import { useIsApple } from './use-is-apple.ts';

const Palette = lazy(async () => ({ default: (await import('./search-palette.tsx')).SearchPalette }));
const preload = () => void import('./search-palette.tsx');

export type Searched = {
  userId: string;
  /** Whether anything can be changed: a visitor of the demo may not. */
  mayWrite: boolean;
  portfolios: readonly { id: string; name: string }[];
  /** The shown currency. */
  currency: string;
  /** What of the bar can be done from the search. */
  actions: ShellActions;
};

/** The search box: a button that opens the palette, as Ctrl or Cmd and K do. */
export function Search(props: Searched) {
  const t = useTranslations('dashboard.search');
  const keys = useIsApple() ? '⌘ K' : 'Ctrl K';
  const [open, setOpen] = useState(false);
  // Once fetched it stays, so that closing can return the focus.
  const [wanted, setWanted] = useState(false);
  const toggle = useCallback((next?: boolean) => {
    setWanted(true);
    setOpen((before) => next ?? !before);
  }, []);
  useHotkey(
    'k',
    useCallback(() => toggle(), [toggle]),
  );
  const giveUp = useCallback(() => {
    setOpen(false);
    setWanted(false);
  }, []);
  const show = () => toggle(true);
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Icon name="search" />
        <span className={styles.text}>{t('placeholder')}</span>
        <kbd className={styles.keys}>{keys}</kbd>
      </button>
      <IconButton
        icon="search"
        size="lg"
        label={t('open')}
        className={styles.small}
        aria-haspopup="dialog"
        onClick={show}
      />
      {wanted && (
        <Suspense fallback={null}>
          <Palette {...props} open={open} onOpenChange={setOpen} onMissing={giveUp} />
        </Suspense>
      )}
    </>
  );
}
