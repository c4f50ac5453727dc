import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Period } from '../../period-change.ts';
import type { Rect } from '../../treemap-layout.ts';
import { AssetMenu } from '../catalogue/asset-menu.tsx';
import { changeText } from '../change-text.ts';
import { QuoteFacts } from '../market/quote-facts.tsx';
import type { Quote } from '../quote.ts';
import { usePeriodName } from '../use-period-name.ts';
import { useSectorName } from '../use-sector-name.ts';
import { HeatTile } from './heat-tile.tsx';
import styles from './heatmap.module.css';
import { sectorChange } from './map-tiles.ts';
import { type MapSector, sectorHead } from './market-map.ts';
import { tileBelow } from './tile-below.ts';
import { TileCard } from './tile-card.tsx';

type Props = {
  /** The element whose size the tiles were laid out for. */
  box: RefObject<HTMLDivElement | null>;
  size: { width: number; height: number };
  /** Until then the size is a guess, and tiles drawn for it would jump. */
  measured: boolean;
  sectors: readonly MapSector<Quote>[];
  /** All of the market, also what has no tile. */
  quotes: readonly Quote[];
  period: Period;
  step: number;
  /** Ids of what the reader owns. */
  held?: ReadonlySet<string>;
};

/** The market as tiles: area is market value, colour the change, grouped by sector. */
export function Heatmap({ box, size, measured, sectors, quotes, period, step, held }: Props) {
  const t = useTranslations('market.map');
  const periodName = usePeriodName();
  const tiles = sectors.flatMap((sector) => sector.tiles);
  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<string>();
  const place = (rect: Rect): CSSProperties => ({
    left: `${(rect.x / size.width) * 100}%`,
    top: `${(rect.y / size.height) * 100}%`,
    width: `${(rect.width / size.width) * 100}%`,
    height: `${(rect.height / size.height) * 100}%`,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed in a tile's menu arrives here too, though the menu stands elsewhere on the page.
    if (!box.current?.contains(event.target as Node)) return;
    if (event.key === 'Escape') setShown(undefined);
    const next = nextTile(event.key, tiles, current);
    if (next === undefined) return;
    // In the capture phase, because the down arrow would also open the tile's menu.
    event.preventDefault();
    event.stopPropagation();
    box.current?.querySelectorAll<HTMLElement>('[data-tile]')[next]?.focus();
  };
  const details = tiles.find(({ item }) => item.id === shown);
  let at = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds buttons
    <div
      ref={box}
      className={classNames(styles.map, !measured && styles.unmeasured)}
      aria-busy={!measured}
      role="group"
      aria-label={t('label', { period: periodName.long(period) })}
      onKeyDownCapture={onKeyDown}
      onPointerLeave={() => setShown(undefined)}
    >
      {sectors.map((sector) => (
        <Sector key={sector.key} sector={sector} quotes={quotes} period={period} place={place(sector.rect)}>
          {sector.tiles.map(({ item, rect }) => {
            const index = at++;
            const share = shareOf(item, quotes);
            return (
              <AssetMenu
                key={item.id}
                asset={item}
                header={<QuoteFacts quote={item} period={period} sectorShare={share} />}
                trigger={
                  <HeatTile
                    quote={item}
                    change={item.changes[period]}
                    step={step}
                    rect={rect}
                    place={place(rect)}
                    held={held?.has(item.id)}
                    tabIndex={index === Math.min(current, tiles.length - 1) ? 0 : -1}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(item.id)}
                    onFocus={() => {
                      setCurrent(index);
                      setShown(item.id);
                    }}
                    onBlur={() => setShown(undefined)}
                    onClick={() => setShown(undefined)}
                  />
                }
              />
            );
          })}
        </Sector>
      ))}
      {details && (
        <TileCard tile={details.rect} map={size}>
          <QuoteFacts quote={details.item} period={period} sectorShare={shareOf(details.item, quotes)} />
        </TileCard>
      )}
    </div>
  );
}

type SectorProps = {
  sector: MapSector<Quote>;
  quotes: readonly Quote[];
  period: Period;
  place: CSSProperties;
  children: ReactNode;
};

function Sector({ sector, quotes, period, place, children }: SectorProps) {
  const sectorName = useSectorName();
  const numbers = useNumbers();
  if (!sector.key) return children;
  const name = sectorName(sector.key);
  const members = quotes.filter((quote) => quote.sector === sector.key);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds buttons
    <div role="group" aria-label={name}>
      <p className={styles.sector} style={{ ...place, height: sectorHead }} aria-hidden="true">
        <span>{name}</span>
        {sector.rect.width > 130 && <em>{changeText(sectorChange(members, period), numbers)}</em>}
      </p>
      {children}
    </div>
  );
}

function shareOf(quote: Quote, quotes: readonly Quote[]): number | undefined {
  if (!quote.sector || quote.market_value === null) return undefined;
  const whole = quotes
    .filter(({ sector }) => sector === quote.sector)
    .reduce((sum, { market_value }) => sum + Number(market_value ?? 0), 0);
  return whole > 0 ? (Number(quote.market_value) / whole) * 100 : undefined;
}

/** Left and right go through all tiles in turn, so that each is reached; up and down follow the picture. */
function nextTile(key: string, tiles: readonly { rect: Rect }[], from: number): number | undefined {
  const last = tiles.length - 1;
  const rects = () => tiles.map(({ rect }) => rect);
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return tileBelow(rects(), from, 'down');
    case 'ArrowUp':
      return tileBelow(rects(), from, 'up');
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
