import { NumberBadge } from '../../figures/number-badge.tsx';
import { type LineSeries, lineColour } from './line-series.ts';
import styles from './series-chart.module.css';
import { spreadLabels } from './spread-labels.ts';

type Props = {
  series: readonly LineSeries[];
  /** Where a series' value lies. */
  x: (at: number) => number;
  y: (value: number) => number;
  from: number;
  to: number;
  width: number;
};

const apart = 22;

/** The name of each line where it ends, never closer than a line of text. */
export function SeriesEndLabels({ series, x, y, from, to, width }: Props) {
  const drawn = series.filter(({ values }) => values.length > 0);
  const ends = drawn.map(({ values }) => ({ x: x(values.length - 1), y: y(values.at(-1) ?? 0) }));
  const places = spreadLabels(
    ends.map((end) => end.y),
    apart,
    from,
    to,
  );
  return (
    <>
      <svg className={styles.ends} aria-hidden="true">
        {drawn.map((one, at) => (
          <path
            key={one.key}
            stroke={lineColour(one)}
            d={`M${ends[at]!.x} ${ends[at]!.y}L${ends[at]!.x + 10} ${places[at]}`}
          />
        ))}
      </svg>
      {drawn.map((one, at) => (
        <span
          key={one.key}
          className={styles.end}
          style={{ top: places[at], left: ends[at]!.x + 14, maxWidth: Math.max(0, width - ends[at]!.x - 18) }}
          aria-hidden="true"
        >
          {one.number !== undefined && <NumberBadge number={one.number} size="sm" />}
          <span>{one.label}</span>
        </span>
      ))}
    </>
  );
}
