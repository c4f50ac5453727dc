import type { FastifyRequest } from 'fastify';
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
