import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings-schema.ts';
import { csrfCookie } from './csrf.ts';
import { devicesCookie } from './known-devices.ts';

export const sessionCookie = 'walory_session';

/** Cookies are Secure exactly when the browser reached us over TLS; otherwise it would refuse to send them back. */
export function isSecure(settings: Settings, request: FastifyRequest): boolean {
  return settings.publicUrl.startsWith('https:') || request.protocol === 'https';
}

export function setSessionCookie(
  reply: FastifyReply,
  secure: boolean,
  token: string,
  expires: Date | null,
): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(expires && { expires }),
  });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

const aYear = 365 * 24 * 3600;

export function setDevicesCookie(reply: FastifyReply, secure: boolean, value: string): void {
  reply.setCookie(devicesCookie, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: aYear,
  });
}

export const consentCookie = 'consent';

/** Only we read it: pages are told what follows from it. */
export function setConsentCookie(reply: FastifyReply, secure: boolean, value: string, days: number): void {
  reply.setCookie(consentCookie, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: days * 86_400,
  });
}

/** So many names and domains at most: what a browser sends is of its making. */
const mostDropped = 30;

/** Removes cookies that scripts of others have set in our name, for this host and the domains above it. */
export function dropCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  isTheirs: (name: string) => boolean,
): void {
  const names = Object.keys(request.cookies).filter(isTheirs).slice(0, mostDropped);
  const domains = domainsOf(new URL(origin).hostname);
  for (const name of names) {
    reply.clearCookie(name, { path: '/' });
    for (const domain of domains) reply.clearCookie(name, { path: '/', domain });
  }
}

/** The host and every domain above it of two parts at least; an address in numbers has none. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  if (parts.length < 2 || /^[\d.]+$/.test(host)) return [];
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}

const passCookie = (place: string) => `walory_pass_${place}`;

/** Opens one place to this browser; only we read it. */
export function setPassCookie(
  reply: FastifyReply,
  secure: boolean,
  place: string,
  pass: string,
  seconds: number,
): void {
  reply.setCookie(passCookie(place), pass, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  });
}

export function passIn(request: FastifyRequest, place: string): string | null {
  return request.cookies[passCookie(place)] ?? null;
}

/** Readable by the page on purpose: it echoes the value as a header, which another site cannot. */
export function setCsrfCookie(reply: FastifyReply, secure: boolean, token: string): void {
  reply.setCookie(csrfCookie, token, { path: '/', sameSite: 'lax', secure });
}
