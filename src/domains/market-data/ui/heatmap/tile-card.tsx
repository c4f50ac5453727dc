import type { ReactNode } from 'react';
import type { Rect } from '../../treemap-layout.ts';
import { cardPlace } from '../market/card-place.ts';
import styles from './heatmap.module.css';

type Props = { tile: Rect; map: { width: number; height: number }; children: ReactNode };

/** The figures of the tile under the pointer. Not read out: the tile's name and its menu say the same. */
export function TileCard({ tile, map, children }: Props) {
  return (
    <div className={styles.card} style={cardPlace(tile, map)} aria-hidden="true">
      {children}
    </div>
  );
}
