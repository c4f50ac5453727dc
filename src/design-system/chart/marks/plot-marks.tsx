import { classNames } from '../../class-names.ts';
import { apart, type ChartMark } from './chart-mark.ts';
import styles from './plot-marks.module.css';

type Props = {
  marks: ReadonlyMap<number, readonly Pick<ChartMark, 'kind'>[]>;
  /** Where a place lies, in pixels or percent of the plot by `unit`. */
  x: (at: number) => number;
  y: (at: number) => number;
  /** Where dividends lie, in the ground. */
  ground: number;
  unit: 'px' | '%';
};

/** Nearer ones of a kind cannot be told apart: 12 px, or as much of a desk's plot. */
const gaps = { px: 12, '%': 1.3 };

/** Purchases and sales on the line, dividends in the ground; what they are is said where one points. */
export function PlotMarks({ marks, x, y, ground, unit }: Props) {
  const placed = [...marks].flatMap(([at, some]) =>
    [...new Set(some.map(({ kind }) => kind))].map((kind) => ({
      key: `${at} ${kind}`,
      kind,
      x: x(at),
      y: kind === 'dividend' ? ground : y(at),
    })),
  );
  return apart(placed, gaps[unit]).map((mark) => (
    <i
      key={mark.key}
      className={classNames(styles.mark, styles[mark.kind])}
      style={{ left: `${mark.x}${unit}`, top: `${mark.y}${unit}` }}
      data-mark={mark.kind}
    />
  ));
}
