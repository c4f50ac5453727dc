/** A year of one figure a day: 366 little-endian float64 by day of the year, NaN where there is none. */
export type YearOfDays = Float64Array;

export const daysInYear = 366;

export function emptyYear(): YearOfDays {
  return new Float64Array(daysInYear).fill(Number.NaN);
}

/** As stored: the bytes are little-endian on every machine. */
export function packYear(values: YearOfDays): Uint8Array {
  const bytes = new Uint8Array(daysInYear * 8);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < daysInYear; i++) view.setFloat64(i * 8, values[i] ?? Number.NaN, true);
  return bytes;
}

const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

export function unpackYear(bytes: Uint8Array): YearOfDays {
  if (bytes.length !== daysInYear * 8)
    throw new RangeError(`a packed year has ${daysInYear * 8} bytes, not ${bytes.length}`);
  // A copy of our own: what the database driver hands out is a window into a larger, unaligned buffer.
  if (littleEndian) return new Float64Array(new Uint8Array(bytes).buffer);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float64Array.from({ length: daysInYear }, (_, i) => view.getFloat64(i * 8, true));
}

/** The number of the first day of a year, counted from 1970-01-01. */
export function firstDayOf(year: number): number {
  return Date.UTC(year, 0, 1) / 86_400_000;
}

export function yearOf(dayNumber: number): number {
  return new Date(dayNumber * 86_400_000).getUTCFullYear();
}
