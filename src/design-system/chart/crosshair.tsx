import styles from './crosshair.module.css';

type Props = {
  x: number;
  from: number;
  to: number;
  /** What it crosses, the last one on top. */
  dots?: readonly { key: string; y: number; colour: string }[];
};

/** The line through the chosen place and a dot on each value there. */
export function Crosshair({ x, from, to, dots = [] }: Props) {
  return (
    <g>
      <path className={styles.hair} d={`M${x} ${from}V${to}`} />
      {dots.map(({ key, y, colour }) => (
        <circle key={key} className={styles.dot} cx={x} cy={y} r="5" fill={colour} />
      ))}
    </g>
  );
}
