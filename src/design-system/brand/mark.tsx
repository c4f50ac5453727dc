import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './mark.module.css';

const letter = 'M0 3.5h8l3.7 12.7 1.25-4.2h6.1l1.25 4.2L24 3.5h8L24.4 29h-6.3L16 22l-2.1 7H7.6z';

/** From the surface down: pale, clear, deep. */
const layers = [
  { y: 3.5, height: 6.9, fill: '#ffd58a' },
  { y: 12, height: 7.5, fill: '#f5a62e' },
  { y: 21.1, height: 7.9, fill: '#d07a08' },
];

type Props = {
  /** Width of the tile in pixels. */
  size?: number;
  className?: string;
};

/** The sign of the house: a W cut into three layers of amber on a graphite tile. Decorative; name it beside. */
export function Mark({ size = 48, className }: Props) {
  const id = useId();
  return (
    <span
      className={classNames(styles.tile, className)}
      style={{ width: size, height: size, borderRadius: size / 3 }}
    >
      <svg viewBox="0 0 32 32" width={(size * 2) / 3} height={(size * 2) / 3} aria-hidden="true">
        {layers.map((layer, at) => (
          <g key={layer.fill}>
            <clipPath id={`${id}${at}`}>
              <rect width="32" y={layer.y} height={layer.height} />
            </clipPath>
            <path clipPath={`url(#${id}${at})`} fill={layer.fill} d={letter} />
          </g>
        ))}
      </svg>
    </span>
  );
}
