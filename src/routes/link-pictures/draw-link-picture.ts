import sharp from 'sharp';
import type { IconName } from '../../design-system/brand/icon-paths.ts';
import { brand } from '../../foundation/brand.ts';
import { mark } from '../../foundation/paper/house-mark.ts';
import { paper, printable } from '../../foundation/paper/paper.ts';
import { brokenInto, drawn, evenlyBroken, widthOf, writable } from '../../platform/paper/letters.ts';
import { fontFiles } from '../../platform/paper/paper-fonts.ts';
import { drawScene, drawSign, height, type Scene, width } from './picture-scene.ts';

/** What stands on the picture of a public page. */
export type Pictured = {
  title: string;
  text: string;
  /** Before the title: what a symbol is traded as. */
  ticker: string | null;
  sign: IconName | null;
  scene: Scene;
};

const side = 72;
const tile = 148;
const tracking = -0.02;
const { display, text: textFont } = fontFiles;

/** From the largest: how large a title may be, and in how many lines. */
const titleLooks = [
  { size: 76, most: 2 },
  { size: 66, most: 2 },
  { size: 56, most: 2 },
  { size: 48, most: 3 },
];

/** The largest letters in which a title is whole; the smallest where it never is. */
function fittedTitle(title: string, room: number): { size: number; lines: string[] } {
  const whole = title.split(/[ \t\r\n]+/).join(' ');
  const tries = titleLooks.map(({ size, most }) => ({
    size,
    lines: evenlyBroken(most, title, { font: display, size, tracking }, room),
  }));
  return tries.find(({ lines }) => lines.join(' ') === whole) ?? tries.at(-1)!;
}

function drawTicker(ticker: string): string {
  const look = { font: display, size: 40 };
  const [shown = ''] = brokenInto(1, ticker, (line) => widthOf(line, look) <= 420);
  const across = widthOf(shown, look) + 48;
  return `<rect x="${side}" y="158" width="${across}" height="64" rx="16" fill="${paper.tile}"/>${drawn(shown, side + 24, 204, { ...look, fill: '#f5a62e' })}`;
}

/** No more is ever seen, and to measure it takes time. */
const mostLetters = 240;

const shownIn = (text: string, font: string) => writable(printable(text.slice(0, mostLetters)), font);

export function svgOf({ title, text, ticker, sign, scene }: Pictured): string {
  // Below the sign there is room for it all.
  const room = width - 2 * side - (sign && !ticker ? tile + 48 : 0);
  const fitted = fittedTitle(shownIn(title, display) || (ticker ?? brand.name), room);
  const first = (ticker ? 242 : 152) + fitted.size * 0.92;
  const below = first + (fitted.lines.length - 1) * fitted.size * 1.06 + 50;
  const lead = { font: textFont, size: 28, fill: paper.quiet };
  const leads = evenlyBroken(2, shownIn(text, textFont), lead, room);
  const parts = [
    drawScene(scene),
    mark(side, 60, 56),
    drawn(brand.name, side + 74, 101, { font: display, size: 36, fill: paper.ink }),
    ...(sign ? [drawSign(sign, width - side - tile, 60, tile)] : []),
    ...(ticker ? [drawTicker(shownIn(ticker, display))] : []),
    ...fitted.lines.map((line, at) =>
      drawn(line, side, first + at * fitted.size * 1.06, {
        font: display,
        size: fitted.size,
        fill: paper.ink,
        tracking,
      }),
    ),
    ...leads.map((line, at) => drawn(line, side, below + at * 38, lead)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/**
 * The picture that messages and social networks show for a link to a page. Takes a twentieth of a second: only on a thread.
 * With a palette it would be half as large and take four times as long, and strangers have it drawn.
 */
export function linkPng(pictured: Pictured): Promise<Uint8Array> {
  return sharp(Buffer.from(svgOf(pictured)))
    .removeAlpha()
    .png({ compressionLevel: 8 })
    .toBuffer();
}
