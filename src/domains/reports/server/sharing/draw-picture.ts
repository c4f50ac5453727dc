import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { brand } from '../../../../foundation/brand.ts';
import { mark } from '../../../../foundation/paper/house-mark.ts';
import { paper } from '../../../../foundation/paper/paper.ts';
import { fontFiles } from '../../../../platform/paper/paper-fonts.ts';
import { landscape, pictureOf } from '../../pdf/cover.ts';

/** What stands on the picture of a link; of a locked one the first line alone. */
export type Pictured = {
  title: string;
  /** Below it: the period and whose it is. */
  lines: string[];
  /** Large, at the right; null where no return is shown. */
  figure: { text: string; label: string; isLoss: boolean } | null;
  course: number[];
};

const frame = { width: 1200, height: 630, floor: 470, rise: 150, layer: 60 } as const;
const side = 72;

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const known = fonts.get(file) ?? (openSync(file) as Font);
  fonts.set(file, known);
  return known;
}

type Look = { font: string; size: number; fill: string; anchor?: 'start' | 'end' };

/** Letters as shapes: the machine that draws need not have our fonts, and what somebody typed is no markup. */
function drawn(
  text: string,
  x: number,
  y: number,
  { font: file, size, fill, anchor = 'start' }: Look,
): string {
  const font = fontOf(file);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let at = anchor === 'end' ? x - run.advanceWidth * scale : x;
  const shapes = run.glyphs.map((glyph, i) => {
    const path = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
    at += run.positions[i]!.xAdvance * scale;
    return path;
  });
  return `<path d="${shapes.join('')}" fill="${fill}"/>`;
}

const widthOf = (text: string, file: string, size: number) => {
  const font = fontOf(file);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

/** Broken at spaces into at most two lines; what does not fit ends in dots. */
export function brokenTitle(title: string, fits: (line: string) => boolean): string[] {
  const words = title.split(/\s+/);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < 2) {
    let line = words.shift()!;
    while (words.length > 0 && fits(`${line} ${words[0]}`)) line = `${line} ${words.shift()}`;
    lines.push(line);
  }
  const last = lines.length - 1;
  if (words.length > 0) lines[last] = `${lines[last]}…`;
  return lines.map((line) => {
    let shown = line;
    while (shown.length > 1 && !fits(shown)) shown = `${shown.slice(0, -2).trimEnd()}…`;
    return shown;
  });
}

/** The picture that chat programs show for a link. Takes a tenth of a second: only on a thread. */
export async function pngOf({ title, lines, figure, course }: Pictured): Promise<Uint8Array> {
  const { text, textBold, display } = fontFiles;
  const size = title.length > 24 ? 60 : 76;
  const room = frame.width - 2 * side - (figure ? widthOf(figure.text, display, 92) + 48 : 0);
  const titles = brokenTitle(title, (line) => widthOf(line, display, size) <= room);
  const below = 212 + (titles.length - 1) * size * 1.05;
  const colour = figure?.isLoss ? paper.loss : paper.gain;
  const right = frame.width - side;
  const parts = [
    landscape(course, frame),
    mark(side, 60, 56),
    drawn(brand.name, side + 74, 101, { font: display, size: 36, fill: paper.ink }),
    ...titles.map((line, i) =>
      drawn(line, side, 212 + i * size * 1.05, { font: display, size, fill: paper.ink }),
    ),
    ...lines.map((line, i) =>
      drawn(line, side, below + 46 + i * 36, { font: text, size: 26, fill: paper.quiet }),
    ),
    ...(figure
      ? [
          drawn(figure.text, right, 212, { font: display, size: 92, fill: colour, anchor: 'end' }),
          drawn(figure.label, right, 254, { font: textBold, size: 24, fill: paper.quiet, anchor: 'end' }),
        ]
      : []),
  ];
  return sharp(Buffer.from(pictureOf(frame, parts)))
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
