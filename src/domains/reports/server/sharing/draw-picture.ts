import sharp from 'sharp';
import { brand } from '../../../../foundation/brand.ts';
import { mark } from '../../../../foundation/paper/house-mark.ts';
import { paper } from '../../../../foundation/paper/paper.ts';
import { brokenInto, drawn, widthOf } from '../../../../platform/paper/letters.ts';
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

/** The picture that chat programs show for a link. Takes a tenth of a second: only on a thread. */
export async function pngOf({ title, lines, figure, course }: Pictured): Promise<Uint8Array> {
  const { text, textBold, display } = fontFiles;
  const size = title.length > 24 ? 60 : 76;
  const room = frame.width - 2 * side - (figure ? widthOf(figure.text, { font: display, size: 92 }) + 48 : 0);
  const titles = brokenInto(2, title, (line) => widthOf(line, { font: display, size }) <= room);
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
