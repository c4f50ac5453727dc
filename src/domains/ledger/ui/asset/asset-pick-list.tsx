import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './asset-picker.module.css';
import { useAssetNote } from './use-asset-note.ts';
import type { AssetPick, useAssetPicks } from './use-asset-picks.ts';

type Props = {
  id: string;
  picks: ReturnType<typeof useAssetPicks>;
  active: number | undefined;
  onPoint: (at: number) => void;
  onPick: (asset: AssetPick) => void;
};

/** "Localized name (ticker)" with where, in what and at what price it trades (U-15), and more of them as the bottom comes near. */
export function AssetPickList({ id, picks, active, onPoint, onPick }: Props) {
  const t = useTranslations('ledger.asset');
  const { listing } = useAssetNote();
  const { assets, state, complete, more } = picks;
  const waiting = assets.length === 0 && state === 'loading';
  const none = assets.length === 0 && state === 'ready';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={t('list')} aria-busy={state === 'loading'} tabIndex={0}>
      {waiting && <Waiting />}
      {state === 'failed' && assets.length === 0 && <ErrorState title={t('failed')} onRetry={more} />}
      {none && <EmptyState title={t('none')} text={t('noneText')} />}
      <div id={id} role="listbox" aria-label={t('list')}>
        {assets.map((asset, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the search, by aria-activedescendant
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search
          <div
            key={asset.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={classNames(styles.option, at === active && styles.active)}
            onMouseMove={() => at !== active && onPoint(at)}
            onClick={() => onPick(asset)}
          >
            <TickerBadge ticker={asset.ticker} />
            <span className={styles.name}>
              {t('named', { name: asset.name, ticker: asset.ticker })}
              <small className={styles.listing}>{listing(asset.class, asset.mic, asset.currency)}</small>
            </span>
            <span className={styles.price}>{asset.price}</span>
          </div>
        ))}
      </div>
      {assets.length > 0 && !complete && <More state={state} onMore={more} />}
    </section>
  );
}

type MoreProps = { state: 'loading' | 'ready' | 'failed'; onMore: () => void };

/** Asks for the next ones when the bottom comes near; after a failure it waits to be asked. */
function More({ state, onMore }: MoreProps) {
  const t = useTranslations('ledger.asset');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'ready' || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      root: box.current.closest(`.${styles.scroll}`),
      rootMargin: '600px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [state, onMore]);
  return (
    <div ref={box} className={styles.more}>
      {state === 'loading' ? (
        t('loadingMore')
      ) : (
        <Button size="sm" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

const rows = [168, 120, 208, 144, 184, 112];

function Waiting() {
  const t = useTranslations('ledger.asset');
  return (
    <div role="status" aria-label={t('loading')}>
      {rows.map((width) => (
        <div key={width} className={styles.option}>
          <Skeleton shape="badge" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
