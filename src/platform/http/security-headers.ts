import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings/settings-schema.ts';

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

/** Whoever the operator's map is loaded from. */
export function mapOrigins({ mapStyle, mapHosts }: Pick<Settings, 'mapStyle' | 'mapHosts'>): string[] {
  const addresses = mapStyle ? [mapStyle, ...mapHosts] : [];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/**
 * Scripts run only with this answer's nonce or from our own files; styles may stand in attributes, never scripts.
 * Pictures and data come from here, and from `others` where the operator has named some.
 */
export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  others: readonly string[] = [],
): string {
  const also = others.map((origin) => ` ${origin}`).join('');
  const dev = development ? " 'unsafe-inline'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? `style-src 'self'${dev}` : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also}`,
    "font-src 'self'",
    `connect-src 'self'${also}${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
