import type { Deviation, FileFormat } from './file-format.ts';
import { formats } from './formats/all-formats.ts';
import type { SourceFile } from './source-file.ts';

export type Recognised = { format: FileFormat; deviation: Deviation };

/** Every format looks at a file: none of them needs more to tell that it is not its own. */
const looked = 200;

function beginningOf(file: SourceFile): SourceFile {
  return { ...file, tables: file.tables.map(({ name, rows }) => ({ name, rows: rows.slice(0, looked) })) };
}

/** The format of a file; where several claim it, the one that leaves the fewest of its columns unknown. */
export function recogniseFile(file: SourceFile): Recognised | undefined {
  const beginning = beginningOf(file);
  const claims = formats.flatMap((format) => {
    const deviation = format.recognise(beginning, file);
    return deviation ? [{ format, deviation }] : [];
  });
  return claims.toSorted(
    (a, b) =>
      a.deviation.missing.length - b.deviation.missing.length ||
      a.deviation.unknown.length - b.deviation.unknown.length,
  )[0];
}
