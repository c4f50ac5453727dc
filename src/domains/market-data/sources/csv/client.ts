import { SourceFailure } from '../../source-port/source-port.ts';

const mostBytes = 20_000_000;

/** An uploaded file's text. A byte order mark decides; else UTF-8 where it is valid, else the old Polish code page. */
export function readUpload(bytes: Uint8Array): string {
  if (bytes.length > mostBytes) throw new SourceFailure('garbled', `file is larger than ${mostBytes} bytes`);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
