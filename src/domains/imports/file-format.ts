import type { Bookings } from './booking.ts';
import type { SourceFile, SourceRow } from './source-file.ts';

/** The header of a file and the places of its columns, by the format's names of them. */
export type Matched = { header: SourceRow; at: Readonly<Partial<Record<string, number>>> };

/** Columns that a format needs and a file lacks, those a file has and the format does not know, and the others. */
export type Deviation = { missing: readonly string[]; unknown: readonly string[]; matched?: Matched };

/**
 * One layout of one broker. Its folder has `recognise.ts`, `read.ts` (lines as the broker means them), `translate.ts`
 * (what they are to us), `samples/` of our own and `quirks.md`.
 */
export type FileFormat = {
  /** `xtb-statement`: the broker's name first; also the key of its name in the catalogues. */
  id: string;
  /** The folder of the broker and the name of its mark. */
  broker: string;
  /** The broker's ids are of positions or orders: several bookings share one. */
  idsRepeat?: boolean;
  /**
   * Whether a file is of this format, by its content alone. With nothing missing it is; with something missing it
   * is a known format that has changed. Nothing: it is another file. Whoever finds its own sections in the beginning
   * may look through the whole; files of others are told by their beginning.
   */
  recognise(beginning: SourceFile, whole: SourceFile): Deviation | undefined;
  read(file: SourceFile): Bookings;
};
