/** Numbers as they are stored: little-endian on every machine. */
export function packFloats(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 8);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat64(i * 8, values[i]!, true);
  return bytes;
}

export function unpackFloats(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float64Array.from({ length: bytes.length / 8 }, (_, i) => view.getFloat64(i * 8, true));
}

export function packDays(days: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(days.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < days.length; i++) view.setInt32(i * 4, days[i]!, true);
  return bytes;
}

export function unpackDays(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => view.getInt32(i * 4, true));
}
