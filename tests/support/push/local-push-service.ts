import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { type BrowserKeys, browserKeys } from './browser-keys.ts';

/** What a push service does with the next request, beside taking it. */
export type PushMishap = { status: number; headers?: Record<string, string> } | 'silence' | 'hangUp';

export type Delivered = { browser: string; text: string; headers: IncomingHttpHeaders };

/**
 * A push service on this machine. It checks who sends as the real ones do, and decrypts for its browsers with another
 * implementation than ours.
 */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys & { serverKey: string }>();
  const delivered: Delivered[] = [];
  const mishaps: PushMishap[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests += 1;
    const mishap = mishaps.shift();
    if (mishap === 'silence') return;
    if (mishap === 'hangUp') return void request.socket.destroy();
    if (mishap) return void response.writeHead(mishap.status, mishap.headers).end('a secret of somebody');
    const name = request.url!.split('/').at(-1)!;
    const browser = browsers.get(name);
    if (!browser) return void response.writeHead(410).end();
    const fault = senderFault(request.headers, `http://${request.headers.host}`, browser.serverKey);
    if (fault) return void response.writeHead(403).end(fault);
    const text = ece.decrypt(Buffer.concat(chunks), {
      version: 'aes128gcm',
      privateKey: browser.pair,
      authSecret: browser.auth,
    });
    delivered.push({ browser: name, text: text.toString('utf8'), headers: request.headers });
    response.writeHead(201, { location: `${request.url}/m1` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    delivered,
    requests: () => requests,
    befall: (...next: PushMishap[]) => void mishaps.push(...next),
    /** A browser that subscribed to whoever has this key. */
    subscribe(name: string, serverKey: string) {
      const keys = browserKeys();
      browsers.set(name, { ...keys, serverKey });
      return { endpoint: `${origin}/send/${name}`, p256dh: keys.p256dh, auth: keys.auth };
    },
    unsubscribe: (name: string) => void browsers.delete(name),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How a public key of this curve begins, before its point. */
const beginning = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');

/** What is wrong with who says to send (RFC 8292). */
function senderFault(headers: IncomingHttpHeaders, origin: string, serverKey: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== serverKey) return 'the browser subscribed to somebody else';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({
    key: Buffer.concat([beginning, Buffer.from(key, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return 'the signature is not of this key';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `the token is for ${aud}`;
  const hours = (exp - Date.now() / 1000) / 3600;
  if (!(hours > 0 && hours <= 24)) return `the token lasts ${hours} hours`;
  if (!/^(mailto:.+@|https:)/.test(sub)) return `nobody to write to: ${sub}`;
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  return undefined;
}
