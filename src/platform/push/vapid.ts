import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Who sends: push services take messages to a browser only from the one it subscribed to (RFC 8292). */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Of an elliptic curve's public key as it is written everywhere, the point is the end. */
const pointBytes = 65;

export function newVapidKeys(): VapidKeys {
  const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-pointBytes);
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

function keyObject({ privateKey }: VapidKeys): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
}

const lifetimeSeconds = 12 * 3600;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a request says of its sender: a token for this push service, which it can check and nobody can use elsewhere. */
export function vapidAuthorization(keys: VapidKeys, endpoint: URL, contact: string, now: Date): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
    sub: contact,
  };
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(token), { key: keyObject(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
