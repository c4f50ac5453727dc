import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
const recordSize = 4096;
/** Lengths would tell what a message is about: they come in steps. */
const step = 512;

/** A payload that only this browser reads: RFC 8291, in the content coding aes128gcm of RFC 8188. */
export function encryptPayload(to: { p256dh: string; auth: string }, payload: string): Buffer {
  const theirs = Buffer.from(to.p256dh, 'base64url');
  const pair = createECDH(curve);
  const ours = pair.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = hkdfSync('sha256', pair.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const derived = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${purpose}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, cipher.update(padded(payload)), cipher.final(), cipher.getAuthTag()]);
}

/** The last record ends with a two; after it come as many zeros as one likes. */
function padded(payload: string): Buffer {
  const bytes = Buffer.from(payload);
  const filled = Buffer.alloc(Math.ceil((bytes.length + 1) / step) * step);
  bytes.copy(filled);
  filled.writeUInt8(2, bytes.length);
  return filled;
}

/** Whether a browser's keys are such: a point of the curve and sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    const pair = createECDH(curve);
    pair.generateKeys();
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
