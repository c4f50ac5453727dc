import type { LineMetrics } from '../simulation-types.ts';
import { type MetricKey, type MetricRow, shownFigure } from './metric-rows.ts';

/** A piece of the interpretation; a figure knows the cell of the table it came from, where it is in the table. */
export type TextPiece = { text: string; figure?: boolean; cell?: { key: MetricKey; slot: number | null } };

/**
 * The paragraphs of an interpretation with its checked figures marked. `figures` are [from, to) in the whole text;
 * whatever does not fit the text is left unmarked.
 */
export function linkFigures(
  text: string,
  figures: readonly (readonly [number, number])[],
  lines: readonly LineMetrics[],
  rows: readonly MetricRow[],
): TextPiece[][] {
  const marks = figures
    .filter(([from, to]) => from >= 0 && from < to && to <= text.length)
    .sort((a, b) => a[0] - b[0]);
  const paragraphs: TextPiece[][] = [];
  let at = 0;
  for (const paragraph of text.split(/\n+/)) {
    const start = text.indexOf(paragraph, at);
    const end = start + paragraph.length;
    at = end;
    if (!paragraph.trim()) continue;
    const pieces: TextPiece[] = [];
    let from = start;
    for (const [markFrom, markTo] of marks) {
      if (markFrom < from || markTo > end) continue;
      if (markFrom > from) pieces.push({ text: text.slice(from, markFrom) });
      const figure = text.slice(markFrom, markTo);
      pieces.push({
        text: figure,
        figure: true,
        cell: cellOf(figure, { lines, rows }, text.slice(start, markFrom)),
      });
      from = markTo;
    }
    if (from < end) pieces.push({ text: text.slice(from, end) });
    paragraphs.push(pieces);
  }
  return paragraphs;
}

const percentForms = ['percent', 'signedPercent'];

type Table = { lines: readonly LineMetrics[]; rows: readonly MetricRow[] };

/** The cell whose figure reads the same; of several the one whose line was named last before it. */
function cellOf(figure: string, { lines, rows }: Table, before: string): TextPiece['cell'] {
  const read = readFigure(figure);
  if (!read) return undefined;
  const fits = (row: MetricRow, line: LineMetrics) => {
    const shown = shownFigure(row, line);
    if (shown === null) return false;
    if (read.percent !== percentForms.includes(row.form)) return false;
    return Math.abs(Math.abs(shown) - read.value) <= 0.5 * 10 ** -read.decimals + 1e-9;
  };
  const cells = rows.flatMap((row) =>
    lines
      .filter((line) => fits(row, line))
      .map((line) => ({ key: row.key, slot: line.slot, name: line.name })),
  );
  const named = [...cells].sort((a, b) => before.lastIndexOf(b.name) - before.lastIndexOf(a.name))[0];
  return named && { key: named.key, slot: named.slot };
}

/** `291 000 zł`, `+11,30%`, `€1,234.56` as a number without its sign, with the decimals it was written with. */
export function readFigure(text: string): { value: number; decimals: number; percent: boolean } | undefined {
  const percent = text.includes('%');
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  if (!/\d/.test(digits)) return undefined;
  const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const tail = digits.length - mark - 1;
  // A mark before exactly three digits parts thousands, unless it stands alone as a decimal comma would.
  const parts = mark >= 0 && tail === 3 && /[.,].*[.,]|^[\d]{1,3},\d{3}$/.test(digits) && !percent;
  const decimals = mark < 0 || parts ? 0 : tail;
  const plain = digits.replace(/[.,]/g, '');
  return { value: Number(plain) / 10 ** decimals, decimals, percent };
}
