import { StrataPicture } from '../../design-system/site/strata-picture.tsx';
import styles from './strata-art.module.css';
import { artAmber, artBox, artLayers, artValue } from './strata-art-paths.ts';

const layerLooks = [styles.stone1, styles.stone2, styles.stone3, styles.graphite];

/** The layers under the headline of the sign-in pages, stretched to whatever room there is. */
export function StrataArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      <StrataPicture box={artBox} amber={artAmber} value={artValue}>
        {artLayers.map((path, at) => (
          <path key={layerLooks[at]} d={path} className={layerLooks[at]} />
        ))}
      </StrataPicture>
    </div>
  );
}
