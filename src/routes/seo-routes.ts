import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { announcedByClass, announcedSlugs } from '../domains/instruments/server/announced-symbol-store.ts';
import { marketClasses } from '../domains/market-data/contract.ts';
import { notFound } from '../foundation/failure.ts';
import type { PageName } from '../i18n/paths.ts';
import type { Services } from '../platform/services.ts';
import { apiAreaNames } from './api/api-areas.ts';
import { siteOrigin } from './page-request.ts';
import { contentOf, filesOf, listBegin, listEnd, mostPages, pageEntries, sitemapIndex } from './sitemap.ts';

/** Public pages that are the same for all. */
const announced: PageName[] = [
  'home',
  'about',
  'contact',
  'faq',
  'register',
  'login',
  'apiDocs',
  'tools',
  'loanCalculator',
  'savingsCalculator',
  'overpaymentCalculator',
  'bondCalculator',
];

const pagesFile = 'pages.xml';

/** What search engines read first. Symbols stay out of it while their prices are simulated. */
export function seoRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, settings } = services;
  const originOf = (request: FastifyRequest) => siteOrigin(services, request);

  /** Classes with a public page, and how many symbols each has. */
  async function classes() {
    if (settings.demo) return [];
    const found = await announcedByClass(database);
    return found.filter((one) => marketClasses.some((known) => known === one.class));
  }

  async function pages(origin: string): Promise<string> {
    const known = await classes();
    const entries = [
      ...announced.map((page) => pageEntries(origin, page)),
      ...apiAreaNames.map((area) => pageEntries(origin, 'apiArea', { area })),
      ...(settings.plans ? [pageEntries(origin, 'pricing')] : []),
      ...(known.length ? [pageEntries(origin, 'symbols')] : []),
      ...known.map((one) => pageEntries(origin, 'symbolClass', { class: one.class })),
    ];
    return listBegin + entries.join('') + listEnd;
  }

  async function* symbols(origin: string, content: { class: string; from: number }): AsyncGenerator<string> {
    yield listBegin;
    for await (const slugs of announcedSlugs(database, content.class, content.from, mostPages)) {
      yield slugs.map((asset) => pageEntries(origin, 'symbol', { class: content.class, asset })).join('');
    }
    yield listEnd;
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /dashboard\nDisallow: /*/dashboard\nDisallow: /api/\nAllow: /api/shared-reports/\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    await limits.takeCall(`address:${request.ip}`);
    const origin = originOf(request);
    if (settings.demo) return sendXml(request, reply, [await pages(origin)]);
    const files = (await classes()).flatMap(filesOf);
    return sendXml(request, reply, [sitemapIndex(origin, [pagesFile, ...files])]);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    await limits.takeCall(`address:${request.ip}`);
    const { file } = request.params;
    const content = contentOf(file);
    if (file === pagesFile && !settings.demo)
      return sendXml(request, reply, [await pages(originOf(request))]);
    const known = content && (await classes()).find((one) => one.class === content.class);
    if (!content || !known || content.from >= known.symbols) throw notFound();
    return sendXml(request, reply, symbols(originOf(request), content));
  });
}

/** A file of fifty thousand addresses has twenty megabytes and compresses to one: it goes out as it is written. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8');
  const text = Readable.from(parts, { objectMode: false });
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
  const packed = createGzip({ level: 4 });
  // A reader who goes away ends both; a fault of the database shows in the answer that breaks off.
  pipeline(text, packed, () => {});
  return reply.header('content-encoding', 'gzip').send(packed);
}
