import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { FlexKind, FlexLine, FlexSection } from '../ibkr-flex-xml/fields.ts';
import { type Header, headerOf, kindOf } from './recognise.ts';

/** Lines that frame the report and its sections, where the person asked for them. */
const frame = /^(BOF|BOA|BOS|EOS|EOA|EOF)$/;

/** The sections of a file, each from its header to the next one, and the lines that are no data. */
export function sectionsOf(file: SourceFile): { sections: FlexSection[]; frames: SourceRow[] } {
  const sections: { kind: FlexKind; lines: FlexLine[] }[] = [];
  const frames: SourceRow[] = [];
  let header: Header | undefined;
  for (const row of file.tables[0]!.rows) {
    const next = headerOf(row);
    if (next) {
      header = next;
      sections.push({ kind: kindOf(next), lines: [] });
    }
    if (next || frame.test(row.cells[0]?.trim() ?? '')) frames.push(row);
    else if (header) sections.at(-1)!.lines.push(lineOf(header, row));
  }
  // The first header is the file's own; whatever stands before it says nothing either.
  return { sections, frames: frames.filter((row) => row !== file.tables[0]!.rows[0]) };
}

function lineOf({ at }: Header, row: SourceRow): FlexLine {
  const fields = new Map<string, string>();
  for (const [name, index] of at) {
    const cell = row.cells[index]?.trim();
    if (cell) fields.set(name, cell);
  }
  return { row, fields };
}
