import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings/settings-schema.ts';
import { csrfCookie, isCsrfTokenFor } from './csrf.ts';
import { siteOrigin } from './site-origin.ts';

/** The hidden field of a form that is sent without scripts; it counts as the header of a call. */
export const formTokenField = 'form_token';

/** A form is sent so long after it was drawn, by a person. */
export const soonestMs = 2_000;
export const latestMs = 24 * 3_600_000;

/**
 * Says when a form was drawn, and for the holder of which CSRF cookie: it is another one in each answer, so that the size
 * of a page tells nothing of it, and it is stale as soon as somebody signs in or out.
 */
export function newFormToken(secrets: Secrets, csrf: string, drawnAt: Date): string {
  const drawn = `${drawnAt.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${drawn}.${secrets.sign(byUs, drawn)}.${secrets.sign(bound, `${drawn}:${csrf}`)}`;
}

const byUs = 'form drawn';
const bound = 'form csrf';

function partsOf(token: string) {
  const [, drawn, ours, theirs] = /^([0-9a-z]{1,11}\.[\w-]{12})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  return drawn && ours && theirs ? { drawn, ours, theirs } : undefined;
}

/** When a form was drawn; nothing for a token that we never gave. */
export function drawnAt(secrets: Secrets, token: string): Date | undefined {
  const parts = partsOf(token);
  if (!parts || !secrets.verify(byUs, parts.drawn, parts.ours)) return undefined;
  return new Date(Number.parseInt(parts.drawn, 36));
}

/** A page of another site sent it, as far as the browser tells. */
export function isFromElsewhere(settings: Settings, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== new URL(siteOrigin(settings, request)).origin;
}

/** Whether the hidden field was made for the holder of this cookie, and the cookie for this session. */
export function provesForm(
  secrets: Secrets,
  sessionId: string | null,
  cookies: Record<string, string | undefined>,
  token: string,
): boolean {
  const cookie = cookies[csrfCookie];
  const parts = partsOf(token);
  if (!parts || cookie === undefined || !isCsrfTokenFor(secrets, sessionId, cookie)) return false;
  return secrets.verify(bound, `${parts.drawn}:${cookie}`, parts.theirs);
}

/** Says that the holder of this cookie did something, in the address of the page that tells of it. */
export function markOfDone(
  secrets: Secrets,
  cookies: Record<string, string | undefined>,
  done: string,
): string {
  return secrets.sign('form done', `${done}:${cookies[csrfCookie] ?? ''}`).slice(0, 22);
}

export type Sender = 'person' | 'machine' | 'late';

/**
 * Who sent a form, by the moment it says it was drawn and by a field that no person sees (rule PS-9). Calls that come
 * from no form of ours say neither, and are judged by their limits alone.
 */
export function senderOf(
  secrets: Secrets,
  now: Date,
  { bait, token }: { bait: string; token: string | undefined },
): Sender {
  if (bait !== '') return 'machine';
  if (token === undefined) return 'person';
  const drawn = drawnAt(secrets, token);
  if (!drawn) return 'machine';
  const age = now.getTime() - drawn.getTime();
  if (age < soonestMs) return 'machine';
  return age > latestMs ? 'late' : 'person';
}
