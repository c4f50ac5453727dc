import type { FastifyRequest } from 'fastify';
import { bases, type ShownBasis } from '../domains/valuation/basis/bases.ts';
import type { Actor } from '../platform/http/actor.ts';
import { siteOrigin as originOf } from '../platform/http/site-origin.ts';
import type { Services } from '../platform/services.ts';
import type { Theme } from './page-context.ts';
import { pageKindOf } from './third-parties/page-kind.ts';

/** Where a request goes. Slashes at its beginning are one: two would name another host. */
export function addressOf(request: FastifyRequest, origin = 'http://x'): URL {
  return new URL(request.url.replace(/^[/\\]+/, '/'), origin);
}

export function pathOf(request: FastifyRequest): string {
  return addressOf(request).pathname;
}

export function siteOrigin(services: Services, request: FastifyRequest): string {
  return originOf(services.settings, request);
}

export function themeOf(request: FastifyRequest): Theme | null {
  const theme = request.cookies.theme;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

export function hidesAmounts(request: FastifyRequest): boolean {
  return request.cookies.amounts === 'hidden' && pageKindOf(pathOf(request)) === 'dashboard';
}

/** On what basis somebody chose to see amounts; what another person chose in this browser is theirs (BA-8). */
export function basisOf(request: FastifyRequest, actor: Actor | null): ShownBasis {
  const chosen = request.cookies.basis;
  return bases.find((basis) => actor && chosen === `${basis}.${actor.userId}`) ?? 'nominal';
}
