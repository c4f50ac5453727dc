import { dayOf } from '../../../foundation/calendar-day.ts';
import { escapeHtml } from '../../../foundation/markup/escape-html.ts';

export type PlotLine = { slot: number; label: string; values: ArrayLike<number> };
export type Plot = {
  title: string;
  days: Int32Array;
  /** Slot 0 is the benchmark, drawn dashed. */
  lines: PlotLine[];
  theme: 'light' | 'dark';
  /** How a value is written beside its grid line. */
  valueText: (value: number) => string;
};

/** The design's own colours: a picture that stands alone cannot read them from a style sheet. */
const colours = {
  light: {
    paper: '#f7f5f1',
    ink: '#1e2225',
    quiet: '#5f6568',
    grid: '#1e22251a',
    lines: ['#1e2225', '#0e5f5a', '#c07208', '#3d76c2'],
  },
  dark: {
    paper: '#1b1f22',
    ink: '#f2efe9',
    quiet: '#979c9e',
    grid: '#f2efe91a',
    lines: ['#f2efe9', '#2f9486', '#f9b64a', '#8fbdf6'],
  },
} as const;

const width = 960;
const height = 420;
const frame = { left: 84, right: 236, top: 28, bottom: 40 };
const mostPoints = 480;

/** Round steps of 1, 2 or 5 that give about five grid lines. */
function niceTicks(low: number, high: number): number[] {
  const rough = (high - low || Math.abs(high) || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step); tick * step <= high; tick++) ticks.push(tick * step);
  return ticks;
}

/** Labels at the right edge, moved apart so that none covers another. */
function spread(places: number[], gap: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  for (let k = 1; k < order.length; k++)
    moved[order[k]!] = Math.max(moved[order[k]!]!, moved[order[k - 1]!]! + gap);
  const over = Math.max(0, moved[order.at(-1)!]! - (height - frame.bottom));
  return moved.map((place) => place - over);
}

/** The curves of a result as a picture of its own: no script, no style sheet, no font to load. */
export function plotSvg({ title, days, lines, theme, valueText }: Plot): string {
  const paint = colours[theme];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { values } of lines)
    for (let i = 0; i < values.length; i++) {
      low = Math.min(low, values[i]!);
      high = Math.max(high, values[i]!);
    }
  const room = (high - low || Math.abs(high) || 1) * 0.06;
  const first = days[0]!;
  const span = days.at(-1)! - first || 1;
  const x = (day: number) => frame.left + ((day - first) / span) * (width - frame.left - frame.right);
  const y = (value: number) =>
    frame.top + ((high + room - value) / (high - low + 2 * room)) * (height - frame.top - frame.bottom);
  const at = (value: number) => value.toFixed(1);

  const grid = niceTicks(low - room, high + room).map(
    (tick) =>
      `<path d="M${frame.left} ${at(y(tick))}H${width - frame.right}" stroke="${paint.grid}"/>` +
      `<text x="${frame.left - 10}" y="${at(y(tick) + 4)}" text-anchor="end" fill="${paint.quiet}">${escapeHtml(valueText(tick))}</text>`,
  );
  const dates = yearTicks(first, first + span).map(
    ({ day, text }) =>
      `<text x="${at(x(day))}" y="${height - 14}" text-anchor="middle" fill="${paint.quiet}">${text}</text>`,
  );
  const curves = lines.map(({ slot, values }) => {
    const step = Math.max(1, Math.ceil(values.length / mostPoints));
    const points: string[] = [];
    for (let i = 0; i < values.length - 1; i += step) points.push(`${at(x(days[i]!))} ${at(y(values[i]!))}`);
    const last = values.length - 1;
    points.push(`${at(x(days[last]!))} ${at(y(values[last]!))}`);
    const dashed = slot === 0 ? ' stroke-dasharray="4 4"' : '';
    return `<path d="M${points.join('L')}" fill="none" stroke="${paint.lines[slot]}" stroke-width="2" stroke-linejoin="round"${dashed}/>`;
  });
  const places = spread(
    lines.map(({ values }) => y(values[values.length - 1]!)),
    18,
  );
  const labels = lines.map(
    ({ slot, label }, i) =>
      `<text x="${width - frame.right + 12}" y="${at(places[i]! + 4)}" fill="${paint.lines[slot]}" font-weight="600">${escapeHtml(label)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif" font-size="13">`,
    `<title>${escapeHtml(title)}</title><rect width="${width}" height="${height}" fill="${paint.paper}"/>`,
    ...grid,
    ...dates,
    // The benchmark lies under the strategies.
    ...[...curves].reverse(),
    ...labels,
    '</svg>',
  ].join('');
}

/** First days of years, or of months where there are fewer than two years. */
function yearTicks(first: number, last: number): { day: number; text: string }[] {
  const ticks: { day: number; text: string }[] = [];
  const whole = last - first > 2 * 366;
  const every = whole
    ? Math.ceil((last - first) / 366 / 10)
    : Math.max(1, Math.ceil((last - first) / 31 / 8));
  for (let day = first, seen = 0; day <= last; day++) {
    const text = dayOf(day);
    if (!text.endsWith(whole ? '-01-01' : '-01')) continue;
    if (seen++ % every === 0) ticks.push({ day, text: whole ? text.slice(0, 4) : text.slice(0, 7) });
  }
  return ticks;
}
