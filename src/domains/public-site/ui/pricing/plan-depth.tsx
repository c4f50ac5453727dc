import { useId } from 'react';
import { bandPath, groundPath, linePath } from '../../../../design-system/site/chart-path.ts';
import styles from './plan-depth.module.css';

const across = 40;
const bottom = 1400;

/** Where the stone of a plan lies, from the top; one more layer for each larger plan. */
const stones = [[960], [840, 1160], [740, 1000, 1240]];
const thickness = [0, 340, 480];

function wave(base: number, phase: number, swell: number): number[] {
  return Array.from({ length: across + 1 }, (_, at) => base - at * 3.5 + Math.sin(at / 6 + phase) * swell);
}

function drawingOf(depth: number) {
  const layers = stones[Math.min(depth, stones.length) - 1] ?? [];
  const grounds = layers.map((base, at) => wave(base, 1 + at * 2, 50));
  const top = wave((layers[0] ?? bottom) - (thickness[Math.min(depth, 3) - 1] ?? 0), 0.4, 60);
  const same = (value: number) => value;
  return {
    value: linePath(top, same),
    amber: bandPath(top, grounds[0] ?? top, same),
    grounds: grounds.map((heights) => groundPath(heights, same, bottom)),
  };
}

type Props = { depth: number; amber: boolean; dark: boolean };

/** A plan as depth: the larger, the more layers, and amber over what is paid for. Decoration. */
export function PlanDepth({ depth, amber, dark }: Props) {
  const fill = useId();
  const drawing = drawingOf(depth);
  const look = dark ? styles.dark : styles.light;
  return (
    <svg
      className={`${styles.picture} ${look}`}
      viewBox={`0 0 ${across} ${bottom}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.amberTop} />
        <stop offset="1" className={styles.amberBottom} />
      </linearGradient>
      {amber && <path d={drawing.amber} fill={`url(#${fill})`} />}
      {amber && <path d={drawing.value} className={styles.value} />}
      {drawing.grounds.map((ground) => (
        <path key={ground} d={ground} className={styles.stone} />
      ))}
    </svg>
  );
}
