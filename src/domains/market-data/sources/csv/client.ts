import { decodeText } from '../../../../foundation/csv/decode-text.ts';
import { SourceFailure } from '../../source-port/source-port.ts';

const mostBytes = 20_000_000;

export function readUpload(bytes: Uint8Array): string {
  if (bytes.length > mostBytes) throw new SourceFailure('garbled', `file is larger than ${mostBytes} bytes`);
  return decodeText(bytes);
}
