import { classNames } from '../../../../../design-system/class-names.ts';
import type { SlimQuote } from './slim-quote.ts';
import { SymbolTile } from './symbol-tile.tsx';
import styles from './symbol-tiles.module.css';

type Props = { quotes: readonly SlimQuote[]; columns: 3 | 5 };

/** Tiles whose names, prices and lines stand level with their neighbours'. */
export function SymbolTiles({ quotes, columns }: Props) {
  return (
    <ul className={classNames(styles.tiles, columns === 5 ? styles.five : styles.three)}>
      {quotes.map((quote) => (
        <li key={quote.slug}>
          <SymbolTile quote={quote} />
        </li>
      ))}
    </ul>
  );
}
