/** What a file is by its first bytes, whatever it is called. */
export type FileKind = 'zip' | 'xls' | 'xml' | 'json' | 'text' | 'empty' | 'other';

const signatures: readonly [FileKind | 'other', readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // PDF, RAR, 7z, gzip, GIF, PNG, JPEG, ELF, MZ, OLE packages in RTF.
  ['other', [0x25, 0x50, 0x44, 0x46]],
  ['other', [0x52, 0x61, 0x72, 0x21]],
  ['other', [0x37, 0x7a, 0xbc, 0xaf]],
  ['other', [0x1f, 0x8b]],
  ['other', [0x47, 0x49, 0x46, 0x38]],
  ['other', [0x89, 0x50, 0x4e, 0x47]],
  ['other', [0xff, 0xd8, 0xff]],
  ['other', [0x7f, 0x45, 0x4c, 0x46]],
  ['other', [0x4d, 0x5a]],
  ['other', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

const looked = 4096;

export function fileKindOf(bytes: Uint8Array): FileKind {
  const found = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const beginning = textBeginning(bytes);
  if (beginning === undefined) return 'other';
  const text = beginning.trimStart();
  if (!text) return bytes.length > looked ? 'other' : 'empty';
  if (/^<\?xml|^<FlexQueryResponse|^<client[\s>]/.test(text))
    return /<html[\s>]/i.test(text) ? 'other' : 'xml';
  // A page instead of a file: what a broker answers when the session has ended. Old sites call it .xls.
  if (text.startsWith('<') || text.startsWith('%PDF-')) return 'other';
  if (/^[{[]\s*("|\{|\[|\]|\}|$)/.test(text)) return 'json';
  return 'text';
}

/** The first letters of a text; nothing for bytes that no text has. */
function textBeginning(bytes: Uint8Array): string | undefined {
  const first = bytes.subarray(0, looked);
  const isWide = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);
  if (isWide) return wideText(first, first[0] === 0xff);
  let zeros = 0;
  for (const byte of first) {
    if (byte === 0) zeros += 1;
    // Beside tabs, line ends and form feeds a text has no control signs.
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return undefined;
  }
  // UTF-16 without a mark has a zero in every second place.
  if (zeros > 0) {
    if (zeros < first.length / 4) return undefined;
    return wideText(first, first[1] === 0);
  }
  return new TextDecoder('utf-8').decode(first).replace(/^\ufeff/, '');
}

function wideText(bytes: Uint8Array, isLittle: boolean): string | undefined {
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  return text.includes('\0') ? undefined : text;
}
