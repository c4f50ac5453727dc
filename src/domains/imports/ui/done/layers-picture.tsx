import { useId } from 'react';
import styles from './layers-picture.module.css';

/** Rows that fell into the layers of a portfolio: mere decoration. */
export function LayersPicture() {
  const fill = useId();
  return (
    <svg className={styles.picture} viewBox="0 0 420 240" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.top} />
          <stop offset="1" className={styles.bottom} />
        </linearGradient>
      </defs>
      <path d="M0 54C70 66 120 18 190 16S330 34 420 4V240H0Z" fill={`url(#${fill})`} />
      <path d="M0 54C70 66 120 18 190 16S330 34 420 4" className={styles.value} />
      <path d="M0 112C90 104 150 88 220 94S350 104 420 84V240H0Z" className={styles.first} />
      <path d="M0 150C90 144 160 152 240 146S360 152 420 134V240H0Z" className={styles.second} />
      <path d="M0 192C110 196 180 184 260 190S370 190 420 182V240H0Z" className={styles.third} />
      {[75, 150, 218, 285, 352].map((x, at) => (
        <path key={x} className={styles.arrow} d={`M${x} ${86 - at * 9}v26m-8-9 8 9 8-9`} />
      ))}
    </svg>
  );
}
