import { dayNumber } from '../../../foundation/calendar-day.ts';
import { styleOf } from '../../../foundation/format-amount.ts';
import { formatNumber, numbersIn, plain } from '../../../foundation/format-number.ts';
import { escapeHtml } from '../../../foundation/markup/escape-html.ts';
import { fonts, paper, printable } from '../../../foundation/paper/paper.ts';
import { dayName } from '../document/document-words.ts';
import type { ChartUnit, DocumentChart } from '../document/report-document.ts';

type Bars = Extract<DocumentChart, { of: 'steps' | 'bars' }>;
type Lines = Extract<DocumentChart, { of: 'lines' | 'layers' }>;
type Shares = Extract<DocumentChart, { of: 'shares' }>;
type Language = 'en' | 'pl';

const width = 511;
const at = (value: number) => value.toFixed(1);

type Look = { anchor?: 'start' | 'middle' | 'end'; size?: number; fill?: string };

function label(x: number, y: number, text: string, look: Look = {}): string {
  const { anchor = 'start', size = 7.5, fill = paper.quiet } = look;
  return `<text x="${at(x)}" y="${at(y)}" font-family="${fonts.text}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeHtml(printable(text))}</text>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, wide = 0.7) =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}" stroke-width="${wide}"/>`;

const picture = (height: number, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

/** A chart as a vector picture as wide as the text. */
export function chartSvg(chart: DocumentChart, language: Language): string {
  switch (chart.of) {
    case 'steps':
    case 'bars':
      return barsSvg(chart, language);
    case 'lines':
    case 'layers':
      return linesSvg(chart, language);
    case 'shares':
      return sharesSvg(chart, language);
  }
}

function barText(value: number, unit: ChartUnit, language: Language): string {
  if (unit === 'none') return '';
  const written = plain(value) ?? '0';
  if (unit === 'percent') return numbersIn(language).percent(written, { decimals: 1, signed: true });
  const decimals = Math.abs(value) >= 100_000 ? 0 : 2;
  return formatNumber(written, { style: styleOf(unit.currency), decimals, signed: true });
}

function tickText(value: number, unit: ChartUnit, language: Language): string {
  if (unit === 'none') return '';
  const written = plain(value) ?? '0';
  return unit === 'percent'
    ? numbersIn(language).percent(written, { decimals: 0 })
    : formatNumber(written, { style: styleOf(unit.currency), decimals: 0 });
}

/** Where each bar begins and ends; steps go on from where the one before ended, the last stands on the ground. */
function reaches({ of, bars }: Bars): { from: number; to: number }[] {
  let level = 0;
  return bars.map(({ value }, i) => {
    const from = of === 'steps' && i < bars.length - 1 ? level : 0;
    level = from + value;
    return { from, to: level };
  });
}

function barsSvg(chart: Bars, language: Language): string {
  const { bars, unit, of } = chart;
  const [top, bottom] = [16, 150];
  const ends = reaches(chart);
  const high = Math.max(0, ...ends.flatMap(({ from, to }) => [from, to]));
  const low = Math.min(0, ...ends.flatMap(({ from, to }) => [from, to]));
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  const slot = width / bars.length;
  const wide = Math.min(60, slot * 0.72);
  const every = Math.ceil(bars.length / 13);
  const parts = bars.flatMap(({ label: name, value }, i) => {
    const middle = slot * (i + 0.5);
    const { from, to } = ends[i]!;
    const [upper, lower] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
    const isLast = of === 'steps' && i === bars.length - 1;
    const colour = isLast ? paper.amber : value < 0 ? paper.loss : paper.gain;
    const tall = Math.max(lower - upper, 1);
    const radius = Math.min(3, tall / 2);
    return [
      `<rect x="${at(middle - wide / 2)}" y="${at(upper)}" width="${at(wide)}" height="${at(tall)}" rx="${at(radius)}" fill="${colour}"/>`,
      ...(slot > 38
        ? [
            label(middle, upper - 4, barText(value, unit, language), {
              anchor: 'middle',
              size: 7,
              fill: paper.ink,
            }),
          ]
        : []),
      ...(i % every === 0
        ? [label(middle, bottom + 13, shortened(name, slot * every), { anchor: 'middle', size: 7 })]
        : []),
    ];
  });
  return picture(bottom + 20, [line(0, y(0), width, y(0), paper.line), ...parts]);
}

/** Cut to what fits at the size of labels. */
function shortened(name: string, room: number): string {
  const most = Math.max(3, Math.floor(room / 3.6));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

function niceTicks(low: number, high: number): number[] {
  const rough = (high - low || Math.abs(high) || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power * 10;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step); tick * step <= high; tick++) ticks.push(tick * step);
  return ticks;
}

/** More points than that the eye does not see. */
const mostPoints = 260;

/** Layers stand on those below them. */
function stacked({ of, lines, days }: Lines): (number | null)[][] {
  if (of === 'lines') return lines.map(({ values }) => values);
  const sums = new Array<number>(days.length).fill(0);
  return lines.map(({ values }) =>
    values.map((value, i) => {
      sums[i]! += value ?? 0;
      return sums[i]!;
    }),
  );
}

/** Three months seen from zero would be a straight line. */
function rangeOf({ element }: Lines, values: readonly number[]): [number, number] {
  if (element !== 'three-month-value') return [Math.min(0, ...values), Math.max(0, ...values)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || Math.abs(high) || 1) * 0.1;
  return [low - room, high + room];
}

function linesSvg(chart: Lines, language: Language): string {
  const { days, lines, unit, of } = chart;
  const [left, top, bottom] = [62, 10, 160];
  const rows = stacked(chart);
  const known = rows.flat().filter((value) => value !== null);
  const [low, high] = rangeOf(chart, known);
  const [first, last] = [dayNumber(days[0]!), dayNumber(days.at(-1)!)];
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  const x = (day: string) => left + ((dayNumber(day) - first) / (last - first || 1)) * (width - left - 4);
  const grid = niceTicks(low, high).flatMap((tick) => [
    line(left, y(tick), width, y(tick), paper.line, 0.5),
    label(left - 6, y(tick) + 2.5, tickText(tick, unit, language), { anchor: 'end', size: 7 }),
  ]);
  const step = Math.ceil(days.length / mostPoints);
  const picked = days.map((_, i) => i).filter((i) => i % step === 0 || i === days.length - 1);
  const drawn = rows.map((values, row) => {
    const points = picked.flatMap((i) =>
      values[i] === null ? [] : [`${at(x(days[i]!))},${at(y(values[i]!))}`],
    );
    const colour = paper.series[row % paper.series.length]!;
    if (of === 'lines')
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="${row === 0 ? 1.6 : 1}"/>`;
    const ground = `${at(x(days.at(-1)!))},${at(bottom)} ${at(x(days[0]!))},${at(bottom)}`;
    return `<polygon points="${points.join(' ')} ${ground}" fill="${colour}"/>`;
  });
  // The highest layer is drawn first, so that those below it cover their part of it.
  if (of === 'layers') drawn.reverse();
  const ends = [
    label(left, bottom + 13, dayName(days[0]!, language), { size: 7 }),
    label(width, bottom + 13, dayName(days.at(-1)!, language), { anchor: 'end', size: 7 }),
  ];
  const { marks, height } = legend(
    lines.map(({ label: name }) => name),
    bottom + 28,
  );
  return picture(height, [...grid, ...drawn, ...ends, ...marks]);
}

function legend(names: string[], from: number): { marks: string[]; height: number } {
  let [x, y] = [0, from];
  const marks = names.flatMap((name, i) => {
    const text = shortened(name, 130);
    const wide = 22 + text.length * 4.2;
    if (x + wide > width) [x, y] = [0, y + 13];
    const colour = paper.series[i % paper.series.length]!;
    const mark = `<rect x="${at(x)}" y="${at(y - 6)}" width="7" height="7" rx="2" fill="${colour}"/>`;
    const word = label(x + 11, y, text);
    x += wide;
    return [mark, word];
  });
  return { marks, height: y + 8 };
}

const mostSlices = 9;

function sharesSvg({ slices }: Shares, language: Language): string {
  const shown = slices.slice(0, mostSlices);
  const most = Math.max(1, ...shown.map(({ share }) => share));
  const parts = shown.flatMap(({ label: name, share }, i) => {
    const y = i * 17;
    const wide = Math.max(1, (share / most) * 290);
    return [
      label(0, y + 10, shortened(name, 140)),
      `<rect x="150" y="${y + 2}" width="${at(wide)}" height="11" rx="3" fill="${paper.series[i % paper.series.length]}"/>`,
      label(156 + wide, y + 10.5, numbersIn(language).percent(plain(share) ?? '0', { decimals: 1 }), {
        fill: paper.ink,
      }),
    ];
  });
  return picture(shown.length * 17 + 4, parts);
}
