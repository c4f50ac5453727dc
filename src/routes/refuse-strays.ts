import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { brand } from '../foundation/brand.ts';
import { Failure } from '../foundation/failure.ts';
import { escapeHtml } from '../foundation/markup/escape-html.ts';
import { allMessages } from '../i18n/messages.ts';
import { splitLocale } from '../i18n/paths.ts';
import { type Stray, strayOf } from '../platform/http/known-names.ts';
import { operatorPaths } from '../platform/http/operator-routes.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';

/**
 * Turns away who comes under another name or through an unknown proxy, before anything is looked up. Programs get the
 * failure, people a page that says what the operator has to set. Watchers may use any name: they are told nothing.
 */
export function refuseStrays(app: FastifyInstance, settings: Settings): void {
  const watched: readonly string[] = operatorPaths;
  app.addHook('onRequest', async (request, reply) => {
    const stray = strayOf(settings, request.headers);
    if (!stray || watched.includes(request.url.split('?', 1)[0]!)) return;
    if (!wantsPage(request)) throw new Failure({ kind: 'misdirected' });
    return reply
      .status(421)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
      .type('text/html; charset=utf-8')
      .send(page(stray, request));
  });
}

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function page(stray: Stray, { url, headers }: FastifyRequest): string {
  const { locale: asked } = splitLocale(url.split(/[?#]/, 1)[0]!);
  const locale = asked === 'pl' || /^\s*pl\b/i.test(headers['accept-language'] ?? '') ? 'pl' : 'en';
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'server.stray' });
  const say = (key: 'title' | Stray | 'remedy') => escapeHtml(t(key, { brand: brand.name }));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${say('title')}</title></head>
<body><main><h1>${say('title')}</h1><p>${say(stray)}</p><p>${say('remedy')}</p>
<pre>PUBLIC_URL=https://walory.example npm start</pre></main></body></html>
`;
}
