import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A text with holes that each answer fills with its own word, plain or as gzip. */
export type HoledText = {
  plain(word: string): Buffer;
  gzip(word: string): Buffer;
  /** What it takes in memory. */
  readonly bytes: number;
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * Compressing a page anew for each nonce would cost more than rendering it. So the parts between the holes are
 * compressed once, each to a byte boundary, and the word is put between them as a block that is stored as it is.
 */
export function holed(text: string, placeholder: string): HoledText {
  const parts = text.split(placeholder).map((part) => Buffer.from(part));
  const packed = parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  return {
    bytes: [...parts, ...packed].reduce((sum, part) => sum + part.length, 0),
    plain: (word) => Buffer.concat(between(parts, Buffer.from(word))),
    gzip(word) {
      const bytes = Buffer.from(word);
      const body = between(packed, storedBlock(bytes));
      return Buffer.concat([gzipHeader, ...body, lastBlock, trailer(parts, bytes)]);
    },
  };
}

function between(parts: Buffer[], word: Buffer): Buffer[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [word, part]));
}

/** A block of deflate that holds its bytes uncompressed: type, length, and the length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Checksum and length of the whole text, as gzip ends with them. */
function trailer(parts: Buffer[], word: Buffer): Buffer {
  let sum = 0;
  let length = 0;
  for (const piece of between(parts, word)) {
    sum = crc32(piece, sum);
    length += piece.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum >>> 0, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return end;
}
