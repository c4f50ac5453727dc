import type { Booking, Bookings, IgnoredReason, Place, RejectedReason } from '../booking.ts';
import type { SourceRow } from '../source-file.ts';

/** A line that cannot be read: thrown by a format's translation, told in the preview. */
export class Unreadable extends Error {
  readonly reason: RejectedReason;
  readonly values: Record<string, string>;
  constructor(reason: RejectedReason, values: Record<string, string> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}

/** What was read, or that it could not be. */
export function needed<T>(value: T | undefined, reason: RejectedReason, values?: Record<string, string>): T {
  if (value === undefined) throw new Unreadable(reason, values);
  return value;
}

/** A line as it stands in its file, for whoever asks later where a row came from. */
export function textOfRow(row: SourceRow): string {
  return row.cells.join(' | ').slice(0, mostText);
}
const mostText = 2000;

/** Gathers what becomes of each line. */
export class Collector {
  readonly result: Bookings = { bookings: [], ignored: [], rejected: [] };
  readonly #sheet: string | undefined;

  constructor(sheet?: string) {
    this.#sheet = sheet;
  }

  placeOf(row: SourceRow, others: readonly SourceRow[] = []): Place {
    return {
      line: row.line,
      ...(this.#sheet === undefined ? {} : { sheet: this.#sheet }),
      ...(others.length ? { others: others.map(({ line }) => line) } : {}),
    };
  }

  /** A booking of a row, and of others that belong to it. */
  book(row: SourceRow, booking: Omit<Booking, 'at' | 'text'>, others: readonly SourceRow[] = []): void {
    this.result.bookings.push({
      ...booking,
      at: this.placeOf(row, others),
      text: [row, ...others].map(textOfRow).join('\n'),
    });
  }

  /** Several bookings of the same rows: a coin for a coin. Their place and text are written once. */
  bookAll(
    row: SourceRow,
    bookings: readonly Omit<Booking, 'at' | 'text'>[],
    others: readonly SourceRow[],
  ): void {
    const at = this.placeOf(row, others);
    const text = [row, ...others].map(textOfRow).join('\n');
    for (const booking of bookings) this.result.bookings.push({ ...booking, at, text });
  }

  ignore(row: SourceRow, reason: IgnoredReason, values?: Record<string, string>): void {
    this.result.ignored.push({
      at: this.placeOf(row),
      reason,
      ...(values && { values }),
      text: textOfRow(row),
    });
  }

  reject(row: SourceRow, reason: RejectedReason, values?: Record<string, string>): void {
    this.result.rejected.push({
      at: this.placeOf(row),
      reason,
      ...(values && { values }),
      text: textOfRow(row),
    });
  }

  /** Does something with each row; one that cannot be read is told and the next one is read. */
  each(rows: Iterable<SourceRow>, act: (row: SourceRow) => void): void {
    for (const row of rows) {
      try {
        act(row);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.reject(row, error.reason, error.values);
      }
    }
  }
}
