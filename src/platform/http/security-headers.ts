import type { FastifyReply } from 'fastify';

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Scripts, styles and fonts are no documents: the two headers that concern them are enough, and they are many. */
const forFiles: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export function setSecurityHeaders(reply: FastifyReply, secure: boolean, isFile: boolean): void {
  reply.headers(isFile ? forFiles : everywhere);
  if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Addresses beyond our own that an answer admits, by what they are for. */
export type Allowed = { readonly [For in 'script' | 'connect' | 'img' | 'frame']?: readonly string[] };

/** Of several services, each address once. */
export function allowedTogether(all: readonly Allowed[]): Allowed {
  const of = (name: keyof Allowed) => [...new Set(all.flatMap((allowed) => allowed[name] ?? []))];
  return { script: of('script'), connect: of('connect'), img: of('img'), frame: of('frame') };
}

/**
 * Scripts run only with this answer's nonce or from our own files; styles may stand in attributes, never scripts.
 * Everything comes from here, and from `others` where the operator has named some and the visitor agrees (SF-18).
 */
export function contentSecurityPolicy(nonce: string, development: boolean, others: Allowed = {}): string {
  const also = (name: keyof Allowed) => (others[name] ?? []).map((origin) => ` ${origin}`).join('');
  const dev = development ? " 'unsafe-inline'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also('script')}`,
    development ? `style-src 'self'${dev}` : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also('img')}`,
    "font-src 'self'",
    `connect-src 'self'${also('connect')}${development ? ' ws:' : ''}`,
    ...(others.frame?.length ? [`frame-src${also('frame')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
