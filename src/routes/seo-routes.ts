import type { FastifyInstance } from 'fastify';
import { locales } from '../i18n/locales.ts';
import { type PageName, path } from '../i18n/paths.ts';
import { escapeHtml } from '../platform/mail/compose-mail.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';

/** Finished public pages; those still to come are not announced. */
const announced: PageName[] = ['home', 'register', 'login', 'apiDocs'];

export const seoPaths = ['/robots.txt', '/sitemap.xml'] as const;

/** What search engines read first. */
export function seoRoutes(app: FastifyInstance, settings: Settings): void {
  const originOf = (request: { protocol: string; host: string }) =>
    settings.publicUrl || `${request.protocol}://${request.host}`;
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /dashboard\nDisallow: /*/dashboard\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request))),
  );
}

function sitemap(origin: string): string {
  const entries = announced.flatMap((page) => locales.map((locale) => entry(origin, page, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(origin: string, page: PageName, locale: (typeof locales)[number]): string {
  const address = (language: (typeof locales)[number]) => escapeHtml(origin + path(page, language));
  const alternates = locales.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${alternates.join('')}</url>`;
}
