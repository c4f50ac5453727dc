import { randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';

/** A token says for which session it was made, so it is stale as soon as somebody signs in or out. */
export function newCsrfToken(secrets: Secrets, sessionId: string | null): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${secrets.sign('csrf', subject(nonce, sessionId))}`;
}

/** Valid when our own signature covers this session. */
export function isCsrfTokenFor(
  secrets: Secrets,
  sessionId: string | null,
  token: string | undefined,
): boolean {
  const [nonce, signature] = token?.split('.') ?? [];
  return !!nonce && !!signature && secrets.verify('csrf', subject(nonce, sessionId), signature);
}

function subject(nonce: string, sessionId: string | null): string {
  return `${nonce}:${sessionId ?? 'visitor'}`;
}

type Headers = Record<string, string | string[] | undefined>;

/** The double submit: header and cookie agree, we signed it for this session, and no foreign page sent it. */
export function passesCsrf(
  secrets: Secrets,
  sessionId: string | null,
  cookie: string | undefined,
  headers: Headers,
): boolean {
  const sent = headers[csrfHeader];
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return typeof sent === 'string' && sent === cookie && isCsrfTokenFor(secrets, sessionId, sent);
}
