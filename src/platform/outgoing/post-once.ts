import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { brand } from '../../foundation/brand.ts';
import { secondsToWait } from '../../foundation/waiting/retry-after.ts';
import { HandoverFailure } from './handover-failure.ts';
import { PrivateAddress } from './public-addresses.ts';

export type Posted = {
  address: URL;
  headers: Record<string, string>;
  body: string | Buffer;
  timeoutMs: number;
  /** How a name becomes an address; the system's way otherwise. */
  lookup?: LookupFunction;
};

/** Of the text as much as came and is worth reading: an answer may break off. */
export type PostAnswer = { status: number; text: string; retryAfterSeconds: number | undefined };

const mostBytes = 64 * 1024;

/**
 * Sends a request exactly once, over a connection of its own, and follows no redirect. What fails before there is a
 * connection never left; what fails afterwards may have arrived, and only who knows the difference may send it again.
 * That is why this is no fetch, which keeps connections and does not tell at what point it failed.
 */
export function postOnce({ address, headers, body, timeoutMs, lookup }: Posted): Promise<PostAnswer> {
  const secure = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let connected = false;
    let answered = false;
    const bytes = Buffer.from(body);
    const request = (secure ? https : http).request(address, {
      method: 'POST',
      agent: false,
      headers: { 'user-agent': `${brand.name}/1.0`, ...headers, 'content-length': bytes.length },
      ...(lookup && { lookup }),
    });
    const slow = Object.assign(new Error('no answer in time'), { code: 'no answer in time' });
    const patience = setTimeout(() => request.destroy(slow), timeoutMs);
    request.on('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    request.on('response', async (response) => {
      answered = true;
      const text = await readCapped(response);
      clearTimeout(patience);
      request.destroy();
      const retryAfterSeconds = secondsToWait(response.headers['retry-after'], { least: 1 });
      resolve({ status: response.statusCode ?? 0, text, retryAfterSeconds });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The status has come: what it says holds, however the rest of the answer ends.
      if (answered) return;
      clearTimeout(patience);
      const outcome = error instanceof PrivateAddress ? 'refused' : connected ? 'uncertain' : 'later';
      reject(new HandoverFailure(outcome, `${address.hostname}: ${error.code ?? 'connection failed'}`));
    });
    request.end(bytes);
  });
}

/** The head has come, so there is an answer, even where the rest of it does not follow. */
async function readCapped(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > mostBytes) break;
    }
  } catch {
    // What came is all there is.
  }
  return Buffer.concat(chunks).toString('utf8');
}
