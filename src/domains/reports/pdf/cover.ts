import { brand } from '../../../foundation/brand.ts';
import { mark } from '../../../foundation/paper/house-mark.ts';
import { fonts, page, paper, printable } from '../../../foundation/paper/paper.ts';
import { factText } from '../document/cell-text.ts';
import type { ReportDocument } from '../document/report-document.ts';

const coverFloor = 625;

/** What a landscape stands in: where its ground begins, how far its hills rise, and how thick a layer is. */
export type Frame = { width: number; height: number; floor: number; rise: number; layer: number };
const a4: Frame = { ...page, floor: coverFloor, rise: 130, layer: 72 };

/** The course of the value over the layers of ground that the product is drawn with. */
export function landscape(course: readonly number[], { width, height, floor, rise, layer }: Frame): string {
  const step = Math.max(1, Math.ceil(course.length / 160));
  const points = course.filter((_, i) => i % step === 0 || i === course.length - 1);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const place = (value: number, i: number) => {
    const x = (i / Math.max(1, points.length - 1)) * width;
    const y = floor - 50 - ((value - low) / (high - low || 1)) * rise;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const ridge = points.map(place).join(' ');
  const ground = paper.strata.map((colour, i) => {
    const y = floor + i * layer;
    const [near, far] = [width * 0.32, width * 0.54];
    return `<path d="M0 ${y} C ${near} ${y + 16} ${far} ${y - 26} ${width} ${y - 10} L ${width} ${height} L 0 ${height} Z" fill="${colour}"/>`;
  });
  const hill =
    points.length > 1
      ? `<polygon points="${ridge} ${width},${floor + 40} 0,${floor + 40}" fill="${paper.amberFill}"/><polyline points="${ridge}" fill="none" stroke="${paper.amberStrong}" stroke-width="2"/>`
      : '';
  return `<rect width="${width}" height="${height}" fill="${paper.cover}"/>${hill}${ground.join('')}`;
}

/** A whole picture of it, with what stands in front. */
export function pictureOf(frame: Pick<Frame, 'width' | 'height'>, parts: readonly string[]): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

export function coverOf(document: ReportDocument): object[] {
  const { name, kind, period, scope, amounts, about, headlines, words, course, language, owner } = document;
  const facts = headlines.map(({ label, cell }, i) => ({
    width: '*',
    alignment: i === 0 ? 'left' : 'right',
    stack: [
      { text: label, fontSize: 10, color: paper.quiet },
      { text: printable(factText(cell, language)), font: fonts.display, bold: true, fontSize: 22 },
    ],
  }));
  const size = name.length > 40 ? 30 : name.length > 18 ? 40 : 56;
  return [
    {
      svg: pictureOf(a4, [landscape(course, a4), mark(page.side, 64, 30)]),
      absolutePosition: { x: 0, y: 0 },
    },
    {
      columns: [
        { text: brand.name, font: fonts.display, bold: true, fontSize: 15, margin: [39, 0, 0, 0] },
        { text: kind, alignment: 'right', fontSize: 10, color: paper.quiet },
      ],
    },
    {
      margin: [0, 80, 0, 22],
      text: name,
      font: fonts.display,
      bold: true,
      fontSize: size,
      lineHeight: 0.95,
      characterSpacing: -0.5,
    },
    {
      text: [period, scope, ...(amounts ? [amounts] : []), ...about].join('\n'),
      fontSize: 11.5,
      color: paper.quiet,
      lineHeight: 1.35,
    },
    ...(facts.length > 0 ? [{ columns: facts, absolutePosition: { x: page.side, y: coverFloor + 22 } }] : []),
    {
      fontSize: 9,
      columns: [{ text: owner ?? '' }, { text: words.made, alignment: 'right' }],
      absolutePosition: { x: page.side, y: page.height - 86 },
    },
  ];
}
