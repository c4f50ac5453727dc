import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { type CopiedType, type CopiedValue, writers } from './binary-values.ts';
import type { Sql } from './sql.ts';

/** The columns of a copy in their order, each with its type. */
export type CopiedColumns = Readonly<Record<string, CopiedType>>;
export type CopiedRow<Columns extends CopiedColumns> = {
  [Name in keyof Columns]: CopiedValue<Columns[Name]>;
};

/**
 * Writes many rows by `copy … from stdin`, in the form the database keeps values in: a third of the work of an insert,
 * here and there. Nothing that a person wrote is part of a statement or read as one.
 */
export async function copyRows<Columns extends CopiedColumns>(
  client: ClientBase,
  into: Sql,
  columns: Columns,
  rows: readonly CopiedRow<Columns>[],
): Promise<void> {
  if (into.values.length) throw new Error(`a copy has no values in its text: ${into.text}`);
  const text = `${into.text} (${Object.keys(columns).join(', ')}) from stdin (format binary)`;
  await pipeline(Readable.from(partsOf(columns, rows)), client.query(from(text)));
}

/** The database works on the first while the next are written, and others have their turn between them. */
const rowsInPart = 250;
const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const trailer = Buffer.from([0xff, 0xff]);

function* partsOf<Columns extends CopiedColumns>(
  columns: Columns,
  rows: readonly CopiedRow<Columns>[],
): Generator<Buffer> {
  const cells = Object.entries(columns).map(([name, type]) => ({ name, write: writers[type] }));
  yield signature;
  let part = Buffer.allocUnsafe(rowsInPart * 400);
  let end = 0;
  const room = (size: number) => {
    if (end + size <= part.length) return;
    const larger = Buffer.allocUnsafe(Math.max(part.length * 2, end + size));
    part.copy(larger, 0, 0, end);
    part = larger;
  };
  for (const [at, row] of rows.entries()) {
    room(2);
    end = part.writeInt16BE(cells.length, end);
    for (const { name, write } of cells) {
      const value = row[name];
      if (value === null || value === undefined) {
        room(4);
        end = part.writeInt32BE(-1, end);
        continue;
      }
      // Room for any text of so many signs, and for every value of a fixed size.
      room(
        4 +
          (typeof value === 'string'
            ? value.length * 3 + 32
            : 64 + (Buffer.isBuffer(value) ? value.length : 0)),
      );
      const size = write(part, end + 4, value as never);
      part.writeInt32BE(size, end);
      end += 4 + size;
    }
    if (at % rowsInPart !== rowsInPart - 1) continue;
    yield part.subarray(0, end);
    part = Buffer.allocUnsafe(part.length);
    end = 0;
  }
  yield Buffer.concat([part.subarray(0, end), trailer]);
}
