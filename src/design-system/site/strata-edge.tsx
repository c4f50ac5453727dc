import { contour, contourBox } from './contour.ts';
import styles from './strata-edge.module.css';

const contours = Array.from({ length: 5 }, (_, layer) => contour(layer));

/** The contour a layer begins with, never a straight line. Takes the colour of `--layer`. */
export function StrataEdge({ layer }: { layer: number }) {
  return (
    <svg className={styles.edge} viewBox={contourBox} preserveAspectRatio="none" aria-hidden="true">
      <path d={contours[layer % contours.length]} />
    </svg>
  );
}
