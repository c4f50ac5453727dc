import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, notFound } from '../../foundation/failure.ts';
import { RecentlyUsed } from '../../foundation/recently-used.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { defineThreadWork } from '../../platform/threads/thread-work.ts';
import type { linkPng, Pictured } from './draw-link-picture.ts';
import { picturedPage, picturedSymbol } from './pictured-pages.ts';

const drawing = defineThreadWork<typeof linkPng>(
  new URL('./draw-link-picture.ts', import.meta.url),
  'linkPng',
);

/** So many pictures are drawn for one network in an hour; those that are kept cost a call. */
const picturesByNetwork = defineLimit('linkPictures', { most: 600, seconds: 3600, by: 'network' });

/** About four hundred pictures. */
const mostBytes = 32_000_000;
/** So many at once, drawn or waiting: files of people who are signed in are made on the same threads. */
const mostUnderWay = 8;

type Picture = { png: Buffer; tag: string };

/** Draws what is asked for once, for however many ask at the same time, and keeps it. */
export function createPictures({ limits, threads }: Pick<Services, 'limits' | 'threads'>) {
  const kept = new RecentlyUsed<Picture>(mostBytes);
  const underWay = new Map<string, Promise<Picture>>();

  async function draw(key: string, pictured: Pictured, address: string): Promise<Picture> {
    await limits.take(picturesByNetwork, address);
    const png = Buffer.from(await threads.run(drawing, pictured, `pictures:${address}`));
    const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    const picture = { png, tag };
    kept.set(key, picture, png.length + key.length);
    return picture;
  }

  return async (pictured: Pictured, address: string): Promise<Picture> => {
    const key = JSON.stringify(pictured);
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    if (underWay.size >= mostUnderWay) throw new Failure({ kind: 'tooMany', retryAfterSeconds: 5 });
    const made = draw(key, pictured, address).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}

const nameOf = (file: string) => /^(.+)\.png$/.exec(file)?.[1];

/** Pictures of public pages and symbols, for messages and social networks. What has no page has no picture. */
export function linkPictureRoutes(app: FastifyInstance, services: Services): void {
  const pictureOf = createPictures(services);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    lang: string,
    find: (locale: Locale) => Promise<Pictured | undefined>,
  ): Promise<FastifyReply> {
    await services.limits.takeCall(`address:${request.ip}`);
    const pictured = isLocale(lang) ? await find(lang) : undefined;
    if (!pictured) throw notFound();
    const { png, tag } = await pictureOf(pictured, request.ip);
    reply
      .header('cache-control', 'public, max-age=86400')
      // Shown inside of other sites: that is what it is for.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('image/png').send(png);
  }

  app.route<{ Params: { lang: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/og/:lang/:file',
    handler: (request, reply) => {
      const { lang, file } = request.params;
      const name = nameOf(file);
      return answer(request, reply, lang, async (locale) =>
        name ? picturedPage(services, name, locale) : undefined,
      );
    },
  });

  app.route<{ Params: { lang: string; class: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/og/:lang/symbols/:class/:file',
    handler: (request, reply) => {
      const { lang, class: kind, file } = request.params;
      const slug = nameOf(file);
      return answer(request, reply, lang, async (locale) =>
        slug ? picturedSymbol(services, { kind, slug }, locale) : undefined,
      );
    },
  });
}
