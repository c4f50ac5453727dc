import { type Font, openSync } from 'fontkit';

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const known = fonts.get(file) ?? (openSync(file) as Font);
  fonts.set(file, known);
  return known;
}

export type Look = {
  font: string;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Between two letters, in parts of their size. */
  tracking?: number;
};
type Letters = Pick<Look, 'font' | 'size' | 'tracking'>;

/** How much of its width a text lies to the left of where it stands. */
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** Letters as shapes: the machine that draws need not have our fonts, and what somebody typed is no markup. */
export function drawn(text: string, x: number, y: number, look: Look): string {
  const { font: file, size, fill, anchor = 'start', tracking = 0 } = look;
  const font = fontOf(file);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let at = x - widthOf(text, look) * before[anchor];
  const shapes = run.glyphs.map((glyph, i) => {
    const path = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
    at += run.positions[i]!.xAdvance * scale + tracking * size;
    return path;
  });
  return `<path d="${shapes.join('')}" fill="${fill}"/>`;
}

export function widthOf(text: string, { font: file, size, tracking = 0 }: Letters): number {
  const font = fontOf(file);
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth * size) / font.unitsPerEm + Math.max(0, glyphs.length - 1) * tracking * size;
}

/** What of a text the font can write: letters it does not have would stand as boxes. */
export function writable(text: string, file: string): string {
  const font = fontOf(file);
  return [...text.normalize('NFC')]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Broken at spaces, not at hard ones, into at most so many lines; what does not fit ends in dots. */
export function brokenInto(most: number, text: string, fits: (line: string) => boolean): string[] {
  const words = text.split(/[ \t\r\n]+/).filter(Boolean);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most) {
    let line = words.shift()!;
    while (words.length > 0 && fits(`${line} ${words[0]}`)) line = `${line} ${words.shift()}`;
    lines.push(line);
  }
  const last = lines.length - 1;
  if (words.length > 0) lines[last] = dotted(lines[last]!);
  return lines.map((line) => (fits(line) ? line : shortened(line, fits)));
}

/** The same, in lines of much the same length: no last line of one word. */
export function evenlyBroken(most: number, text: string, letters: Letters, room: number): string[] {
  const widths = new Map<string, number>();
  const measured = (line: string) => {
    const width = widths.get(line) ?? widthOf(line, letters);
    widths.set(line, width);
    return width;
  };
  const within = (width: number) => brokenInto(most, text, (line) => measured(line) <= width);
  const whole = within(room);
  let lines = whole;
  for (let width = room - 20; width > room / 2; width -= 20) {
    const narrower = within(width);
    if (narrower.length > whole.length || narrower.join(' ') !== whole.join(' ')) break;
    lines = narrower;
  }
  return lines;
}

/** By whole words where one is left, by letters where a word alone is too long. */
function shortened(line: string, fits: (line: string) => boolean): string {
  let shown = line.replace(/…$/, '');
  while (/\s/.test(shown) && !fits(dotted(shown))) shown = shown.replace(/\s+\S*$/, '');
  while (shown.length > 1 && !fits(dotted(shown))) shown = [...shown].slice(0, -1).join('');
  return dotted(shown);
}

const dotted = (line: string) => `${line.replace(/[\s,.;:·(–-]+$/, '')}…`;
