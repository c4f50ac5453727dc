import { useId } from 'react';
import styles from './strata-art.module.css';
import { artAmber, artBox, artLayers, artValue } from './strata-art-paths.ts';

const layerLooks = [styles.stone1, styles.stone2, styles.stone3, styles.graphite];

/** The layers under the headline of the sign-in pages, stretched to whatever room there is. */
export function StrataArt() {
  const amber = useId();
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox={artBox} preserveAspectRatio="none" role="presentation">
        <defs>
          <linearGradient id={amber} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.amberTop} />
            <stop offset="1" className={styles.amberBottom} />
          </linearGradient>
        </defs>
        <path d={artAmber} fill={`url(#${amber})`} />
        {artLayers.map((path, at) => (
          <path key={layerLooks[at]} d={path} className={layerLooks[at]} />
        ))}
      </svg>
      {/* apart, because inside the stretched drawing its glow would be smeared sideways */}
      <svg viewBox={artBox} preserveAspectRatio="none" role="presentation" className={styles.glow}>
        <path d={artValue} className={styles.value} />
      </svg>
    </div>
  );
}
