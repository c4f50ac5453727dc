import type { Deviation, FileFormat } from './file-format.ts';
import { formats } from './formats/all-formats.ts';
import type { SourceFile } from './source-file.ts';

export type Recognised = { format: FileFormat; deviation: Deviation };

/** The format of a file; where several claim it, the one that leaves the fewest of its columns unknown. */
export function recogniseFile(file: SourceFile): Recognised | undefined {
  const claims = formats.flatMap((format) => {
    const deviation = format.recognise(file);
    return deviation ? [{ format, deviation }] : [];
  });
  return claims.toSorted(
    (a, b) =>
      a.deviation.missing.length - b.deviation.missing.length ||
      a.deviation.unknown.length - b.deviation.unknown.length,
  )[0];
}
