import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useAgreedTo } from '../../../consent/ui/consent-context.ts';
import { AskForStreets } from './ask-for-streets.tsx';
import { mapBox, onMap } from './plain-projection.ts';
import { voivodeships } from './poland-outline.ts';
import styles from './property-map.module.css';

/** The middle of the country, for what has no place yet. */
const middle = { lat: 52.1228099, lng: 20.38773 };

const StreetMap = lazy(async () => ({ default: (await import('./street-map.tsx')).StreetMap }));

type Props = {
  name: string;
  city: string;
  lat: number | null;
  lng: number | null;
  /** The operator's style; the shipped outline without one. */
  style: string | null;
  /** Whether one may be asked here to agree to the operator's map; where entries would be lost one is not. */
  asks?: boolean;
};

/** Where a property stands. The map itself is loaded when this comes into sight, and nothing depends on it. */
export function PropertyMap(props: Props) {
  const t = useTranslations('realEstate.map');
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const [failed, setFailed] = useState(false);
  const { lat, lng, city, name } = props;
  const agreed = useAgreedTo('maps');
  const style = agreed ? props.style : null;
  const place = lat !== null && lng !== null ? { lat, lng } : null;
  return (
    <div ref={frame} className={styles.frame}>
      {seen && !failed && (
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>
          <StreetMap
            key={`${lat} ${lng}`}
            name={name}
            style={style}
            {...(place ?? middle)}
            marked={place !== null}
            onFail={() => setFailed(true)}
          />
        </Suspense>
      )}
      {props.asks && props.style && !agreed && <AskForStreets style={props.style} />}
      {failed && <p className={styles.note}>{t('failed')}</p>}
      {!place && <p className={styles.unplaced}>{t('noPlace')}</p>}
      {place && !style && (
        <>
          <span className={styles.place} aria-hidden="true">
            {city}
          </span>
          <Inset {...place} />
        </>
      )}
    </div>
  );
}

/** A map without streets says little by itself: this says where in the country it is. */
function Inset({ lat, lng }: { lat: number; lng: number }) {
  const t = useTranslations('realEstate.map');
  const { x, y } = onMap(lat, lng);
  return (
    <svg
      className={styles.inset}
      viewBox={`${mapBox.x} ${mapBox.y} ${mapBox.width} ${mapBox.height}`}
      role="img"
      aria-label={t('inset')}
    >
      {voivodeships.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
      <circle cx={x} cy={y} r="28" />
    </svg>
  );
}

function useSeen(frame: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return seen;
}
