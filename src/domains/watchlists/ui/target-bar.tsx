import { useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../foundation/format-number.ts';
import { priceText } from '../../market-data/ui/price-text.ts';
import type { WatchedAsset } from '../contract.ts';
import { fillOf, isNear } from '../near-target.ts';
import styles from './target-bar.module.css';

/** Fills as the price comes near, amber within 1% (rule WL-4). */
export function TargetBar({ item: { asset, target } }: { item: WatchedAsset }) {
  const t = useTranslations('watchlists.table');
  const words = useTargetWords();
  if (!target) return <Unknown reason={t('noTarget')} />;
  const { text, distance } = words(asset, target);
  return (
    <span className={styles.target}>
      {target.distance !== null && (
        <span
          className={classNames(styles.bar, isNear(target) && styles.near)}
          role="img"
          aria-label={t('bar', { target: text, distance: distance ?? '' })}
        >
          <span className={styles.fill} style={{ width: `${fillOf(target.distance)}%` }} />
        </span>
      )}
      <small>{[text, distance].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

type Target = NonNullable<WatchedAsset['target']>;

/** `below 42,00 zł`, and how far that is. */
export function useTargetWords() {
  const t = useTranslations('watchlists.table');
  const numbers = useNumbers();
  return (asset: WatchedAsset['asset'], { level, way, distance }: Target) => ({
    text: t(way, { price: priceText({ ...asset, price: level }, numbers) }),
    distance:
      distance === null ? null : numbers.percent(plain(distance) ?? '0', { decimals: 1, signed: true }),
  });
}
