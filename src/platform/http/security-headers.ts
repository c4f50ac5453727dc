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

/** Scripts run only with this answer's nonce or from our own files; styles may stand in attributes, never scripts. */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  const dev = development ? " 'unsafe-inline'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? `style-src 'self'${dev}` : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
