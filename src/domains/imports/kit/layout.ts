import type { Deviation } from '../file-format.ts';
import type { SourceFile } from '../source-file.ts';
import { type ColumnNames, type Columns, deviationOf, findColumns } from './columns.ts';

/** A format of one table that is told by the names of its columns. */
export type Layout<Field extends string> = {
  names: ColumnNames<Field>;
  /** Without one of these it is a file of this format that has changed. */
  needed: readonly Field[];
  /** Without one of these it is none of this format: the other names are everybody's. */
  marks?: readonly Field[];
  /** With more of the needed ones missing it is none either. */
  mostMissing?: number;
  kinds?: readonly SourceFile['kind'][];
};

/** Where the columns of a file stand, and whether it is of the format at all. */
export function layoutOf<Field extends string>({
  names,
  needed,
  marks = [],
  mostMissing = needed.length,
  kinds,
}: Layout<Field>) {
  const columnsOf = ({ tables: [table] }: SourceFile): Columns<Field> | undefined =>
    table && findColumns(table, names, needed);
  const recognise = (file: SourceFile): Deviation | undefined => {
    if (kinds && !kinds.includes(file.kind)) return undefined;
    const columns = columnsOf(file);
    if (!columns || columns.missing.length > mostMissing) return undefined;
    return marks.some((mark) => columns.at[mark] === undefined) ? undefined : deviationOf(columns, names);
  };
  return { columnsOf, recognise };
}
