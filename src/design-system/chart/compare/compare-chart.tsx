import { memo, useId, useMemo, useRef } from 'react';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { NumberBadge } from '../../figures/number-badge.tsx';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { Crosshair } from '../crosshair.tsx';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { DayTable } from '../day-table.tsx';
import { PlotDrawing } from '../plot-drawing.tsx';
import { spreadLabels } from '../series/spread-labels.ts';
import { TimeAxis } from '../time-axis.tsx';
import { TooltipBox, TooltipRow } from '../tooltip-box.tsx';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import styles from './compare-chart.module.css';
import { type CompareFrame, type CompareLayout, compareLayout, groundHeight } from './compare-layout.ts';
import { type ComparedLine, comparedColours } from './compared-line.ts';

type Props = {
  /** Names the chart. */
  label: string;
  days: readonly string[];
  /** One's own first. */
  lines: readonly ComparedLine[];
  currency: string;
  /** Stands in the largest stretch below the hurdle. */
  belowLabel?: string | undefined;
};

const narrowBelow = 600;

/**
 * What 100 became in several things: one's own against a hurdle, others as plain lines. As wide as its container. It says
 * nothing of how much somebody has, so nothing of it is ever covered (rule U-27).
 */
export function CompareChart({ label, days, lines, currency, belowLabel }: Props) {
  const names = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 912, height: 1 });
  const narrow = width < narrowBelow;
  const frame = useMemo(() => ({ width, narrow, height: narrow ? 300 : 380 }), [width, narrow]);
  const drawn = useMemo(() => compareLayout(days.length, lines, frame), [days, lines, frame]);
  const colours = useMemo(() => comparedColours(lines.map(({ role }) => role)), [lines]);
  const { at, now, slider } = useCrosshair({
    count: days.length,
    defaultAt: narrow ? days.length - 1 : undefined,
    plot: drawn,
  });
  if (days.length === 0) return null;
  const title = (place: number) => dayText(days[place] ?? '', 'short', names);
  const spoken = lines.flatMap(({ label: name, values: { [now]: value } }) =>
    value == null ? [] : [`${name} ${formatAmount(plain(value) ?? '0', currency, { isPublic: true })}`],
  );
  return (
    <div className={styles.chart}>
      {at !== undefined && (
        <Tooltip
          title={title(at)}
          at={at}
          lines={lines}
          colours={colours}
          currency={currency}
          place={narrow ? undefined : { x: drawn.x(at), width }}
        />
      )}
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[title(now), ...spoken].join(', ')}
        flush
        style={{ height: frame.height }}
        now={now}
        slider={slider}
      >
        <PlotDrawing width={width} height={frame.height}>
          <Plot {...{ days, lines, drawn, frame, colours, currency, belowLabel }} />
          {at !== undefined && (
            <Crosshair
              x={drawn.x(at)}
              from={drawn.top}
              to={drawn.floor}
              dots={lines.flatMap(({ key, values }, i) => {
                const value = values[at];
                return value == null ? [] : [{ key, y: drawn.y(value), colour: colours[i]! }];
              })}
            />
          )}
        </PlotDrawing>
        <Ends lines={lines} colours={colours} drawn={drawn} />
      </CrosshairPlot>
    </div>
  );
}

type PlotProps = Omit<Props, 'label'> & { drawn: CompareLayout; frame: CompareFrame; colours: string[] };

/** The drawing without its crosshair, so that pointing does not draw years of days again. */
const Plot = memo(function Plot({ days, lines, drawn, frame, colours, currency, belowLabel }: PlotProps) {
  const gradient = useId();
  const { width, height, narrow } = frame;
  const decimals = drawn.ticks.every(Number.isInteger) ? 0 : 2;
  const below = drawn.bands.filter(({ isAbove }) => !isAbove);
  const widest = below.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const order = lines.map((_, at) => at).toSorted((a, b) => rankOf(lines[a]!) - rankOf(lines[b]!));
  return (
    <>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ch-fill-a)" />
        <stop offset="1" stopColor="var(--ch-fill-b)" />
      </linearGradient>
      {drawn.ticks.map((tick) => (
        <path key={tick} className={styles.grid} d={`M0 ${Math.round(drawn.y(tick))}H${width}`} />
      ))}
      <path className={styles.stone} d={drawn.stone} />
      <rect className={styles.ground} y={height - groundHeight} width={width} height={groundHeight} />
      {drawn.bands.map(({ isAbove, path, from }) => (
        <path
          key={from}
          className={isAbove ? undefined : styles.below}
          fill={isAbove ? `url(#${gradient})` : undefined}
          d={path}
        />
      ))}
      {order.map((at) => (
        <path
          key={lines[at]!.key}
          className={styles[lines[at]!.role]}
          stroke={colours[at]}
          d={drawn.lines[at]}
        />
      ))}
      {drawn.ticks.map((tick) => (
        <text key={tick} className={styles.tick} x={narrow ? 16 : 32} y={drawn.y(tick) - 6}>
          {formatAmount(plain(tick) ?? '0', currency, { decimals, isPublic: true })}
        </text>
      ))}
      {belowLabel && widest && widest.to - widest.from > 160 && (
        <text
          className={styles.belowLabel}
          x={(widest.from + widest.to) / 2}
          y={drawn.floor - 14}
          textAnchor="middle"
        >
          {belowLabel}
        </text>
      )}
      <TimeAxis days={days} x={drawn.x} y={height - 12} from={0} to={drawn.right} className={styles.day} />
    </>
  );
});

/** The hurdle lies at the bottom, one's own on top. */
function rankOf({ role }: ComparedLine): number {
  return { hurdle: 0, other: 1, own: 2 }[role];
}

type EndsProps = { lines: readonly ComparedLine[]; colours: string[]; drawn: CompareLayout };

/** The badge of each line where it ends. */
function Ends({ lines, colours, drawn }: EndsProps) {
  const ending = lines.flatMap(({ key, number, values }, at) => {
    const value = values.at(-1);
    return value == null ? [] : [{ key, number, colour: colours[at]!, y: drawn.y(value) }];
  });
  const places = spreadLabels(
    ending.map(({ y }) => y),
    24,
    drawn.top,
    drawn.floor - 12,
  );
  return ending.map(({ key, number, colour }, at) => (
    <span
      key={key}
      className={styles.end}
      style={{ top: places[at], left: drawn.right + 10 }}
      aria-hidden="true"
    >
      <NumberBadge number={number} colour={colour} />
    </span>
  ));
}

type TooltipProps = Pick<Props, 'lines' | 'currency'> & {
  title: string;
  at: number;
  colours: string[];
  /** Beside this place of the plot; over the plot without one. */
  place: { x: number; width: number } | undefined;
};

const boxWidth = 256;

function Tooltip({ title, at, lines, colours, currency, place }: TooltipProps) {
  const style = place && {
    left: place.x + 20 + boxWidth > place.width - 8 ? place.x - 20 - boxWidth : place.x + 20,
  };
  return (
    <TooltipBox raised={Boolean(place)} className={place ? styles.tooltip : styles.above} style={style}>
      <b className={styles.title}>{title}</b>
      {lines.map((line, i) => (
        <TooltipRow
          key={line.key}
          mark={<NumberBadge number={line.number} size="sm" colour={colours[i]} />}
          label={line.label}
          figure={<Amount value={plain(line.values[at] ?? Number.NaN)} currency={currency} isPublic />}
        />
      ))}
    </TooltipBox>
  );
}

/** The same in figures. */
export function CompareTable({ label, days, lines, currency }: Omit<Props, 'belowLabel'>) {
  return (
    <DayTable
      label={label}
      head={lines.map((line) => line.label)}
      points={days.map((day, at) => ({ day, at }))}
      cells={({ at }) =>
        lines.map(({ key, values }) => (
          <Amount key={key} value={plain(values[at] ?? Number.NaN)} currency={currency} isPublic />
        ))
      }
    />
  );
}
