import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A text with holes that each answer fills with its own words, plain or as gzip; a word for each placeholder. */
export type HoledText = {
  plain(words: readonly string[]): Buffer;
  gzip(words: readonly string[]): Buffer;
  /** What it takes in memory. */
  readonly bytes: number;
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * Compressing a page anew for each nonce would cost more than rendering it. So the parts between the holes are
 * compressed once, each to a byte boundary, and a word is put between them as a block that is stored as it is.
 */
export function holed(text: string, placeholders: readonly string[]): HoledText {
  const { texts, holes } = cutOut(text, placeholders);
  const parts = texts.map((part) => Buffer.from(part));
  const packed = parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  const between = (pieces: readonly Buffer[], words: readonly Buffer[]) =>
    pieces.flatMap((piece, at) => (at === 0 ? [piece] : [words[holes[at - 1]!]!, piece]));
  return {
    bytes: [...parts, ...packed].reduce((sum, part) => sum + part.length, 0),
    plain: (words) =>
      Buffer.concat(
        between(
          parts,
          words.map((word) => Buffer.from(word)),
        ),
      ),
    gzip(words) {
      const bytes = words.map((word) => Buffer.from(word));
      const body = between(packed, bytes.map(storedBlock));
      return Buffer.concat([gzipHeader, ...body, lastBlock, trailer(between(parts, bytes))]);
    },
  };
}

/** The texts between the placeholders, and which of them each hole is. */
function cutOut(text: string, placeholders: readonly string[]): { texts: string[]; holes: number[] } {
  const literally = placeholders.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${literally.join('|')})`));
  return {
    texts: pieces.filter((_, at) => at % 2 === 0),
    holes: pieces.filter((_, at) => at % 2 === 1).map((found) => placeholders.indexOf(found)),
  };
}

/** A block of deflate that holds its bytes uncompressed: type, length, and the length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Checksum and length of the whole text, as gzip ends with them. */
function trailer(pieces: readonly Buffer[]): Buffer {
  let sum = 0;
  let length = 0;
  for (const piece of pieces) {
    sum = crc32(piece, sum);
    length += piece.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum >>> 0, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return end;
}
