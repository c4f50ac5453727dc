import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { HandoverFailure } from '../outgoing/handover-failure.ts';
import { type PostAnswer, postOnce } from '../outgoing/post-once.ts';
import { publicLookup } from '../outgoing/public-addresses.ts';
import type { Secrets } from '../secrets.ts';
import { areBrowserKeys, encryptPayload } from './encrypt-payload.ts';
import { mostPayloadBytes, type Push, type PushOptions } from './push.ts';
import { type VapidKeys, vapidAuthorization } from './vapid.ts';
import { vapidKeysOf } from './vapid-store.ts';

export type PushParts = {
  database: Database;
  secrets: Secrets;
  clock: Clock;
  /** Whom a push service may write to: a mailto or https address. */
  contact: string;
  /** Push services on this machine too, without encryption: for tests. */
  loopback: boolean;
  timeoutMs?: number;
};

export function createPush(parts: PushParts): Push {
  const { database, secrets, clock, contact, loopback, timeoutMs = 10_000 } = parts;
  let keys: Promise<VapidKeys> | undefined;
  const ownKeys = () => {
    keys ??= vapidKeysOf(database, secrets).catch((error) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return {
    publicKey: async () => (await ownKeys()).publicKey,
    accepts: (address) => endpointOf(address.endpoint, loopback) !== undefined && areBrowserKeys(address),
    async send(to, payload, options) {
      const endpoint = endpointOf(to.endpoint, loopback);
      if (!endpoint) throw new HandoverFailure('refused', 'not the address of a push service');
      if (Buffer.byteLength(payload) > mostPayloadBytes)
        throw new HandoverFailure('refused', 'the message is too long');
      const answer = await postOnce({
        address: endpoint.address,
        headers: {
          ...headersOf(options),
          authorization: vapidAuthorization(await ownKeys(), endpoint.address, contact, clock.now()),
        },
        body: encryptPayload(to, payload),
        timeoutMs,
        ...(endpoint.local ? {} : { lookup: publicLookup }),
      });
      const failure = failureOf(answer);
      if (failure) throw failure;
    },
  };
}

function headersOf({ ttlSeconds, urgency = 'normal', topic }: PushOptions): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(ttlSeconds),
    urgency,
    // Thirty-two letters at most, and what it is about is none of the push service's business.
    ...(topic !== undefined && {
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    }),
  };
}

/** Browsers name their push service, and anybody can say to be a browser: only public names over https (rule CH-9). */
function endpointOf(text: string, loopback: boolean): { address: URL; local: boolean } | undefined {
  if (text.length > 2000 || !URL.canParse(text)) return undefined;
  const address = new URL(text);
  const { protocol, hostname, port, username, password } = address;
  if (username || password) return undefined;
  if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return { address, local: true };
  const named = hostname.includes('.') && !hostname.startsWith('[') && !isIP(hostname);
  return protocol === 'https:' && port === '' && named ? { address, local: false } : undefined;
}

function failureOf({ status, retryAfterSeconds }: PostAnswer): HandoverFailure | undefined {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return new HandoverFailure('gone', 'the browser has unsubscribed');
  if (status === 429 || status === 408 || status >= 500)
    return new HandoverFailure('later', reason, retryAfterSeconds);
  return new HandoverFailure('refused', reason);
}
