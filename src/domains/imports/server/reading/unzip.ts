import { crc32, inflateRawSync } from 'node:zlib';
import { FileRefused } from './file-refused.ts';

/**
 * What an archive may hold: a workbook of 100,000 rows has some 40 MB, and its numbers and texts are packed to a tenth.
 * What shrinks to a hundredth says the same again and again.
 */
export type ZipLimits = { entries: number; bytes: number; ratio: number; small: number };
export const zipLimits: ZipLimits = { entries: 1000, bytes: 200_000_000, ratio: 100, small: 2_000_000 };

export type ZipEntry = { name: string; size: number; read(): Buffer };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const longestComment = 65_557;

/**
 * The files of an archive by its own directory. Whatever it says is checked before a byte is unpacked: number and size
 * of the files together, that they lie inside the archive, that they are not larger than said and not changed.
 */
export function openZip(bytes: Buffer, limits = zipLimits): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > limits.entries || count === 0xffff) throw new FileRefused('unpacksTooLarge');
  const entries: ZipEntry[] = [];
  const places: { from: number; to: number }[] = [];
  let together = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw new FileRefused('broken');
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    const crc = bytes.readUInt32LE(at + 16);
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const offset = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (flags & 1) throw new FileRefused('protected');
    together += size;
    if (together > limits.bytes || size === 0xffffffff) throw new FileRefused('unpacksTooLarge');
    if (size > limits.small && size > packed * limits.ratio) throw new FileRefused('unpacksTooLarge');
    places.push({ from: offset, to: offset + 30 + nameLength + packed });
    entries.push({ name, size, read: () => unpack(bytes, { offset, method, packed, size, crc }) });
  }
  refuseOverlaps(places);
  return entries;
}

/** The same bytes under many names would be unpacked as often. */
function refuseOverlaps(places: { from: number; to: number }[]): void {
  places.sort((a, b) => a.from - b.from);
  for (const [at, { to }] of places.entries())
    if (to > (places[at + 1]?.from ?? Number.POSITIVE_INFINITY)) throw new FileRefused('broken');
}

function findEnd(bytes: Buffer): number {
  if (bytes.length < 22) throw new FileRefused('broken');
  const from = Math.max(0, bytes.length - longestComment);
  for (let at = bytes.length - 22; at >= from; at--) if (bytes.readUInt32LE(at) === endMark) return at;
  throw new FileRefused('broken');
}

type Packed = { offset: number; method: number; packed: number; size: number; crc: number };

function unpack(bytes: Buffer, { offset, method, packed, size, crc }: Packed): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) throw new FileRefused('broken');
  const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (begin + packed > bytes.length) throw new FileRefused('broken');
  // Other readers go by what stands here. Whoever wrote it piece by piece left the sizes out.
  const isOpen = bytes.readUInt16LE(offset + 6) & 8;
  const isAsSaid =
    bytes.readUInt16LE(offset + 8) === method &&
    (isOpen || (bytes.readUInt32LE(offset + 18) === packed && bytes.readUInt32LE(offset + 22) === size));
  if (!isAsSaid) throw new FileRefused('broken');
  const data = bytes.subarray(begin, begin + packed);
  const plain = method === 0 ? data : method === 8 ? inflate(data, size) : undefined;
  if (plain?.length !== size || crc32(plain) !== crc) throw new FileRefused('broken');
  return plain;
}

function inflate(data: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new FileRefused('broken');
  }
}
