import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { PropertyOutput } from '../../contract.ts';
import { isOnMap, mapBox, onMap } from './plain-projection.ts';
import styles from './poland-map.module.css';
import { voivodeships } from './poland-outline.ts';

type Props = {
  properties: readonly PropertyOutput[];
  currency: string;
  /** The one that is looked at. */
  chosen: string | null;
  onChoose: (id: string) => void;
};

const cities: [name: string, lat: number, lng: number][] = [
  ['Warszawa', 52.23, 21.01],
  ['Kraków', 50.06, 19.94],
  ['Wrocław', 51.11, 17.03],
  ['Poznań', 52.41, 16.93],
  ['Lublin', 51.25, 22.57],
  ['Szczecin', 53.43, 14.55],
  ['Białystok', 53.13, 23.16],
];

const largestRadius = 19;
const leastRadius = 5;
/** Beyond so many names would cover each other. */
const mostNames = 12;

/** The outline of Poland with a circle for each property, as large as the owner's part of it. */
export function PolandMap({ properties, currency, chosen, onChoose }: Props) {
  const t = useTranslations('realEstate.map');
  const placed = properties.filter(
    ({ lat, lng, figures }) => lat !== null && lng !== null && isOnMap(lat, lng) && figures.value !== null,
  );
  const most = Math.max(...placed.map(({ figures }) => Number(figures.value)), 1);
  const lit = new Set(placed.map(({ state }) => state?.toLowerCase()));
  const nowhere = properties.filter(({ lat }) => lat === null).length;
  return (
    <Card graphite flush title={t('title')} note={t('note')} className={styles.card}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        className={styles.map}
        viewBox={`${mapBox.x} ${mapBox.y} ${mapBox.width} ${mapBox.height}`}
        role="group"
        aria-label={t('label')}
      >
        {voivodeships.map(({ name, path }) => (
          <path key={name} d={path} className={classNames(styles.land, lit.has(name) && styles.lit)} />
        ))}
        {cities.map(([name, lat, lng]) => (
          <City key={name} name={name} {...onMap(lat, lng)} />
        ))}
        {placed
          .toSorted((a, b) => Number(b.figures.value) - Number(a.figures.value))
          .map((property) => (
            <Spot
              key={property.id}
              property={property}
              radius={Math.max(leastRadius, Math.sqrt(Number(property.figures.value) / most) * largestRadius)}
              currency={currency}
              named={placed.length <= mostNames}
              chosen={property.id === chosen}
              onChoose={() => onChoose(property.id)}
            />
          ))}
      </svg>
      {nowhere > 0 && <p className={styles.nowhere}>{t('nowhere', { count: nowhere })}</p>}
    </Card>
  );
}

function City({ name, x, y }: { name: string; x: number; y: number }) {
  const atEast = x > mapBox.width / 2;
  return (
    <g className={styles.city}>
      <circle cx={x} cy={y} r="2" />
      <text x={atEast ? x - 8 : x + 8} y={y + 5} textAnchor={atEast ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}

type SpotProps = {
  property: PropertyOutput;
  radius: number;
  currency: string;
  named: boolean;
  chosen: boolean;
  onChoose: () => void;
};

function Spot({ property, radius, currency, named, chosen, onChoose }: SpotProps) {
  const t = useTranslations('realEstate.map');
  const numbers = useNumbers();
  const { name, city, figures, share } = property;
  const { x, y } = onMap(property.lat!, property.lng!);
  const amount = formatAmount(figures.value!, currency, { decimals: 0 });
  const worth =
    share === '100' ? amount : t('ofShare', { amount, share: numbers.percent(share, { decimals: 0 }) });
  const atEast = x > mapBox.width / 2;
  const side = atEast ? x - radius - 14 : x + radius + 14;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing */}
      <g
        role="button"
        tabIndex={0}
        className={styles.spot}
        aria-label={`${name}, ${worth}`}
        aria-pressed={chosen}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose();
        }}
      >
        <circle cx={x} cy={y} r={radius + 9} className={styles.halo} />
        {chosen && <circle cx={x} cy={y} r={radius + 4.5} className={styles.ring} />}
        <circle cx={x} cy={y} r={radius} className={styles.dot} />
      </g>
      {named && (
        <text x={side} y={y} textAnchor={atEast ? 'end' : 'start'} className={styles.name}>
          {city}
          <tspan x={side} dy="17" className={styles.worth}>
            {worth}
          </tspan>
        </text>
      )}
    </>
  );
}
