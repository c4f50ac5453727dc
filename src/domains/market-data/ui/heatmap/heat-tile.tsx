import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../../design-system/class-names.ts';
import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Rect } from '../../treemap-layout.ts';
import { changeText } from '../change-text.ts';
import type { Quote } from '../quote.ts';
import styles from './heatmap.module.css';
import { isFlat, tickerSize } from './map-tiles.ts';

type Props = ComponentProps<'button'> & {
  quote: Quote;
  change: number | null;
  step: number;
  rect: Rect;
  /** Where it stands, in parts of the map. */
  place: CSSProperties;
  held?: boolean;
};

/** One asset of the map: ticker, name where there is room, and always the signed number. */
export function HeatTile({ quote, change, step, rect, place, held, ...native }: Props) {
  const numbers = useNumbers();
  const { ticker, name } = quote;
  const size = tickerSize(quote, rect);
  const roomForName = rect.height > 92 && rect.width > Math.max(112, name.length * 7 + 16);
  const small = rect.width < 56 || rect.height < 40;
  return (
    <button
      {...native}
      type="button"
      data-tile=""
      className={classNames(
        styles.tile,
        rect.width > 90 && styles.big,
        isFlat(ticker, rect.width, rect.height) && styles.flat,
      )}
      style={{ ...place, ...heatColours(change ?? 0, step) }}
    >
      {held && <i className={styles.held} />}
      <b style={{ fontSize: size }}>{ticker}</b>
      {name !== ticker && <span className={roomForName ? styles.name : 'visually-hidden'}>{name}</span>}
      <span style={{ fontSize: small ? 11 : Math.max(12, Math.min(16, size * 0.62)) }}>
        {changeText(change, numbers)}
      </span>
    </button>
  );
}
