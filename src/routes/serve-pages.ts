import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, notFound } from '../foundation/failure.ts';
import { isLocale, type Locale, localeCookie, localeCookieDays } from '../i18n/locales.ts';
import { pageAt, splitLocale } from '../i18n/paths.ts';
import type { Actor } from '../platform/http/actor.ts';
import { callerOf, contextOf, type ResolveActor } from '../platform/http/bind-calls.ts';
import { isSecure, sessionCookie } from '../platform/http/cookies.ts';
import { isUnavailable } from '../platform/http/failure-answers.ts';
import type { PageStamp } from '../platform/http/page-stamps.ts';
import { plainPath } from '../platform/http/plain-path.ts';
import { createOwnWords } from './forms/own-words.ts';
import { serveForms } from './forms/serve-forms.ts';
import type { HoledText } from './holed-text.ts';
import { createPageCache, type OwnWords, wordsOf } from './page-cache.ts';
import { addressOf, pathOf, siteOrigin, themeOf } from './page-request.ts';
import type { PagePreviews } from './previews/page-previews.ts';
import { publicAddress } from './public-address.ts';
import { createRenderer, type PageParts, type Rendered } from './render-pages.ts';
import { type ForRequest, thirdPartiesFor } from './third-parties/for-request.ts';

type Parts = PageParts & {
  resolveActor: ResolveActor;
  stamps: readonly PageStamp[];
  previews: PagePreviews;
};

/** The page alone, and what changes with what it shows. */
type Shown = { path: string; question?: string; stamp?: string };
type PageKey = { path: string; key: string; isAsked: boolean };

const megabyte = 1024 * 1024;
const keptFor = 60_000;

/** A page made for one caller takes the time of so many calls, and counts as many. */
const renderingCosts = 4;

/** Serves every address that is neither a call nor a file: pages, and the 404 of what is none. */
export function servePages(app: FastifyInstance, parts: Parts): void {
  const { services, resolveActor, development } = parts;
  const ownWords = createOwnWords(services, development);
  const thirdPartiesOf = thirdPartiesFor(services);
  const lifetime = development ? 0 : keptFor;
  const pages = createPageCache({ lifetime, mostBytes: 36 * megabyte });
  // Apart: whatever is asked, pages stay.
  const answers = createPageCache({ lifetime, mostBytes: 12 * megabyte });
  const render = createRenderer(parts);
  const keyOf = pageKeys(parts);
  parts.previews.rendersWith(render, renderingCosts - 1);

  /** On the public site somebody whose session cannot be read is a visitor (U-22); elsewhere the page says what is wrong. */
  async function whoAsks(request: FastifyRequest): Promise<{ actor: Actor | null; away: boolean }> {
    try {
      return { actor: await resolveActor(request), away: false };
    } catch (error) {
      const away = isUnavailable(error);
      if (!away && !publicAddress(addressOf(request))) throw error;
      if (!away) services.log.error({ err: error, requestId: request.id }, 'session not read');
      return { actor: null, away };
    }
  }

  /** While the database is away nothing can be counted; pages that need nothing of it are shown all the same. */
  async function count(caller: string, cost?: number): Promise<void> {
    await services.limits.takeCall(caller, cost).catch((error) => {
      if (!isUnavailable(error)) throw error;
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The router knows no address of several lines, not even as one that is not there.
    if (/[\n\r\u2028\u2029]/.test(plainPath(request.url))) throw notFound();
    const redirect = detectLanguage(request) ?? polishWithoutPrefix(request) ?? properlySpelt(request);
    if (redirect) return reply.header('cache-control', 'no-store').redirect(redirect.to, redirect.status);
    const { locale } = splitLocale(pathOf(request));
    rememberLocale(request, reply, locale, isSecure(services.settings, request));
    const { actor, away } = await whoAsks(request);
    if (actor) (request as { userId?: string }).userId = actor.userId;
    const caller = callerOf(actor, request.ip);
    await count(caller);
    const thirdParties = thirdPartiesOf(request);
    const words = ownWords(request, reply, { actor, away, thirdParties });
    const keyed = actor ? undefined : await keyOf(request, reply, thirdParties);
    const cache = keyed?.isAsked ? answers : pages;
    const kept = keyed && cache.known(keyed.key);
    if (kept) return sendCached(request, reply, kept, words);
    await count(caller, renderingCosts - 1);
    if (keyed) {
      const page = await cache.make(keyed.key, (placeholders) =>
        render({ request, reply, actor: null, ...placeholders, path: keyed.path, thirdParties }),
      );
      if (page) return sendCached(request, reply, page, words);
    }
    return sendRendered(reply, await render({ request, reply, actor, away, thirdParties, ...words }));
  }

  serveForms(app, {
    services,
    resolveActor,
    answer: async (request, reply, { actor, form }) => {
      await count(callerOf(actor, request.ip), renderingCosts);
      const thirdParties = thirdPartiesOf(request);
      const words = ownWords(request, reply, { actor, thirdParties, comesBack: true });
      return sendRendered(reply, await render({ request, reply, actor, form, thirdParties, ...words }));
    },
  });
  // Nothing else is sent to a page: calls take what is sent. Bodies of any kind get the same answer.
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
    pages.post('/*', () => {
      throw notFound();
    });
  });
}

/** On the root path only: the cookie's language first, then the browser's; English otherwise. */
function detectLanguage(request: FastifyRequest): { to: string; status: 302 } | undefined {
  if (pathOf(request) !== '/' || request.method !== 'GET') return undefined;
  const remembered = request.cookies[localeCookie];
  const wanted = isLocale(remembered) ? remembered : preferredLocale(request.headers['accept-language']);
  return wanted === 'pl' ? { to: `/pl${addressOf(request).search}`, status: 302 } : undefined;
}

/** The first of the browser's languages that we speak. */
export function preferredLocale(header: string | undefined): Locale | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return {
        language: tag.toLowerCase().split('-')[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.language)
    .find(isLocale);
}

/** The Polish addresses that also work without their prefix lead to their proper form. */
function polishWithoutPrefix(request: FastifyRequest): { to: string; status: 301 } | undefined {
  const { pathname, search } = addressOf(request);
  return /^\/(symbole|narzedzia)(\/|$)/.test(pathname)
    ? { to: `/pl${pathname}${search}`, status: 301 }
    : undefined;
}

/** A public page has one spelling: another would be rendered and kept anew, as often as somebody invents one. */
function properlySpelt(request: FastifyRequest): { to: string; status: 301 } | undefined {
  const address = addressOf(request);
  const proper = publicAddress(address)?.proper;
  return proper === undefined || proper === address.pathname
    ? undefined
    : { to: proper + address.search, status: 301 };
}

function rememberLocale(request: FastifyRequest, reply: FastifyReply, locale: Locale, secure: boolean): void {
  if (request.cookies[localeCookie] === locale) return;
  reply.setCookie(localeCookie, locale, {
    path: '/',
    maxAge: localeCookieDays * 86_400,
    sameSite: 'lax',
    secure,
  });
}

/** What a page is kept by; nothing for one that is made for this caller alone. */
function pageKeys({ services, stamps }: Pick<Parts, 'services' | 'stamps'>) {
  const stampsOf = new Map(stamps.map((stamp) => [stamp.page, stamp.stampOf]));

  /** A page that somebody shares: the same for all visitors until what it shows changes. */
  async function stampedPage(request: FastifyRequest, reply: FastifyReply): Promise<Shown | undefined> {
    if (request.method !== 'GET' || request.cookies[sessionCookie]) return undefined;
    const path = pathOf(request);
    const page = pageAt(path);
    const stampOf = page && stampsOf.get(page);
    const id = path.split('/').at(-1);
    if (!stampOf || !id) return undefined;
    const { locale } = splitLocale(path);
    try {
      const stamp = await stampOf({ ...contextOf(services, null, request, reply), locale }, id);
      return stamp === undefined ? undefined : { path, stamp };
    } catch (error) {
      // What cannot be shown is said by the page itself.
      if (error instanceof Failure || isUnavailable(error)) return undefined;
      throw error;
    }
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    thirdParties: ForRequest,
  ): Promise<PageKey | undefined> => {
    const shown = sharedPage(request) ?? (await stampedPage(request, reply));
    if (!shown) return undefined;
    const { question = '', stamp = '' } = shown;
    const path = shown.path + question;
    const look = themeOf(request) ?? '';
    const key = [siteOrigin(services, request), path, look, stamp, thirdParties.key].join('|');
    return { path, key, isAsked: question !== '' };
  };
}

/** The address of a page that is the same for every visitor; nothing where it is made for this one. */
function sharedPage(request: FastifyRequest): Shown | undefined {
  if (request.method !== 'GET' || request.cookies[sessionCookie]) return undefined;
  const address = publicAddress(addressOf(request));
  return address?.shared ? { path: address.proper, question: address.question } : undefined;
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HoledText,
  words: OwnWords,
): FastifyReply {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie, sec-gpc, dnt')
    .type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(page.plain(wordsOf(words)));
  return reply.header('content-encoding', 'gzip').send(page.gzip(wordsOf(words)));
}

function sendRendered(reply: FastifyReply, { status, headers, body }: Rendered): FastifyReply {
  reply.status(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (status === 503) reply.header('retry-after', '2');
  if (!headers.has('cache-control')) reply.header('cache-control', 'no-store');
  return reply.send(body.length ? body : '');
}
