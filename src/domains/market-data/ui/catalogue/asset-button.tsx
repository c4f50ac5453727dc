import type { ComponentProps } from 'react';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import styles from './asset-button.module.css';

type Props = ComponentProps<'button'> & ComponentProps<typeof AssetName>;

/** The name of an asset in a table, which opens its menu. */
export function AssetButton({ ticker, name, note, ...native }: Props) {
  return (
    <button {...native} type="button" className={styles.button}>
      <AssetName ticker={ticker} name={name} note={note} />
      <Icon name="chevron-down" size={14} className={styles.hint} />
    </button>
  );
}
