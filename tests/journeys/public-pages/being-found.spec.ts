import type { APIRequestContext } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts';
import { type PageName, type PathParams, pageNames, path, pattern } from '../../../src/i18n/paths.ts';
import { apiAreaNames } from '../../../src/routes/api/api-areas.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { faultsOf, plainText, type ReadPage, readPage, type Thing } from '../../support/read-page.ts';
import { expect, test } from '../journey.ts';

/** Pages that are looked for, each with the kinds of things it tells machines of, beside the way to it. */
const found: Partial<Record<PageName, { kinds: string[]; params?: PathParams[] }>> = {
  home: { kinds: ['Organization', 'WebSite', 'SoftwareApplication'] },
  about: { kinds: ['Organization'] },
  contact: { kinds: ['Organization'] },
  faq: { kinds: ['FAQPage'] },
  pricing: { kinds: ['SoftwareApplication'] },
  login: { kinds: [] },
  register: { kinds: [] },
  apiDocs: { kinds: [] },
  apiArea: { kinds: [], params: apiAreaNames.map((area) => ({ area })) },
  tools: { kinds: [] },
  loanCalculator: { kinds: ['WebApplication', 'FAQPage'] },
  savingsCalculator: { kinds: ['WebApplication', 'FAQPage'] },
  overpaymentCalculator: { kinds: ['WebApplication', 'FAQPage'] },
  bondCalculator: { kinds: ['WebApplication', 'FAQPage'] },
};

/** Pages that are found where prices are real: this installation simulates them (M-11). */
const simulated: typeof found = {
  symbols: { kinds: [] },
  symbolClass: {
    kinds: [],
    params: ['stocks', 'indices', 'etf', 'crypto', 'commodities', 'futures', 'bonds'].map((one) => ({
      class: one,
    })),
  },
  symbol: {
    kinds: ['Corporation', 'FAQPage'],
    params: [{ class: 'stocks', asset: 'pko' }],
  },
};

/** Why the others are not. */
const hidden: Partial<Record<PageName, { because: string; status: number }>> = {
  forgotPassword: { because: 'a step of signing in', status: 200 },
  resetPassword: { because: 'a secret in its address', status: 200 },
  verifyEmail: { because: 'a secret in its address', status: 200 },
  undoEmail: { because: 'a secret in its address', status: 200 },
  lessOfThis: { because: 'a secret in its address', status: 404 },
  newsletter: { because: 'a step of subscribing', status: 200 },
  newsletterConfirm: { because: 'a secret in its address', status: 404 },
  newsletterLeave: { because: 'a secret in its address', status: 404 },
  sharedReport: { because: 'for those who have the link', status: 404 },
  sharedStrategy: { because: 'for those who have the link', status: 404 },
  sharedTaxes: { because: 'for those who have the link', status: 404 },
  tool: { because: 'a pattern without a page', status: 404 },
  terms: { because: 'files instead', status: 404 },
  privacyPolicy: { because: 'files instead', status: 404 },
};

const read = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address, { headers: { 'accept-language': 'en' }, maxRedirects: 0 });
  return { status: answer.status(), page: readPage(await answer.text()) };
};

/** `/` asks the browser for its language; the same page has an address that does not. */
const asked = (address: string) => (address === '/' ? '/en' : address);

test('every page is looked for or has a reason not to be', () => {
  const outside = pageNames.filter((name) => !/^\/dashboard(\/|$)/.test(pattern(name, 'en')));
  const named = [...Object.keys(found), ...Object.keys(simulated), ...Object.keys(hidden)];
  expect(named.sort()).toEqual([...outside].sort());
});

const looked = [found, simulated].flatMap((list) =>
  Object.entries(list).flatMap(([name, { kinds, params = [{}] }]) =>
    params.map((one) => ({
      name: name as PageName,
      kinds,
      params: one,
      isSimulated: list === simulated,
    })),
  ),
);

for (const locale of locales)
  test(`every public page says in its head what it is, and tells machines what it shows (PS-16): ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const titles = new Map<string, string>();
    // A short run reads each page in one language.
    for (const { name, kinds, params, isSimulated } of oneIn(2, looked, locales.indexOf(locale))) {
      const address = path(name, locale, params);
      const { status, page } = await read(request, asked(address));
      await test.step(address, async () => {
        expect(status).toBe(200);
        expect(titles.get(page.title), page.title).toBeUndefined();
        titles.set(page.title, address);
        expectHead(page, { locale, address, origin: baseURL! });
        const alternate = (other: Locale) => baseURL + path(name, other, params);
        expect(page.alternates).toEqual({
          en: alternate('en'),
          pl: alternate('pl'),
          'x-default': alternate(defaultLocale),
        });
        expect(page.robots).toBe(isSimulated ? 'noindex' : undefined);
        expect(sitemap.includes(`<loc>${baseURL}${address}</loc>`), 'in the sitemap').toBe(!isSimulated);
        const way = name === 'home' ? [] : ['BreadcrumbList'];
        expect(page.things.map((thing) => thing['@type'])).toEqual([...way, ...kinds]);
        expect(faultsOf(page.things)).toEqual([]);
        expect(unseen(page)).toEqual([]);
        const picture = await request.get(new URL(page.metas['og:image']!).pathname);
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
      });
    }
  });

function expectHead(
  page: ReadPage,
  { locale, address, origin }: Record<'locale' | 'address' | 'origin', string>,
) {
  expect(page.lang).toBe(locale);
  expect(leftOpen(page), 'what should have been filled in').toEqual([]);
  expect(page.headings).toBe(1);
  expect(page.title.length, page.title).toBeGreaterThanOrEqual(10);
  expect(page.title.length, page.title).toBeLessThanOrEqual(75);
  expect(page.description!.length, page.description).toBeGreaterThanOrEqual(50);
  expect(page.description!.length, page.description).toBeLessThanOrEqual(200);
  expect(page.canonical).toBe(origin + address);
  expect(page.metas).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Walory',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.canonical,
    'og:locale': locale === 'pl' ? 'pl_PL' : 'en_GB',
    'og:locale:alternate': locale === 'pl' ? 'en_GB' : 'pl_PL',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.title,
    'twitter:card': 'summary_large_image',
  });
  expect(page.metas['og:image']).toMatch(new RegExp(`^${origin}/og/${locale}/[\\w/-]+\\.png$`));
}

/** Places of texts that nobody filled: `{area}` in the head or the words. Parameters in paths of calls, `/{id}`, and bodies in JSON are none. */
function leftOpen({ title, metas, text }: ReadPage): string[] {
  return [title, ...Object.values(metas), text].flatMap((words) => words.match(/(?<![\w/-])\{\w+\}/g) ?? []);
}

/** What machines are told and people do not see: names on the way, questions with answers, plans with prices. */
function unseen({ things, text }: ReadPage): string[] {
  const said: string[] = [];
  const walk = (thing: unknown) => {
    if (Array.isArray(thing)) return thing.forEach(walk);
    if (typeof thing !== 'object' || thing === null) return;
    const { '@type': kind, ...fields } = thing as Thing;
    if (['ListItem', 'Question', 'Offer', 'Corporation', 'Country'].includes(kind) && fields.name)
      said.push(String(fields.name));
    if (kind === 'Answer') said.push(String(fields.text));
    if (kind === 'Offer' && fields.name) said.push(String(Number(fields.price)));
    for (const key of ['legalName', 'email', 'telephone', 'foundingDate'])
      if (fields[key]) said.push(String(fields[key]));
    Object.values(fields).forEach(walk);
  };
  walk(things);
  return said.filter((words) => !text.includes(plainText(words)));
}

test('what must not be found says so, and has no picture of its own', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [name, { status, because }] of Object.entries(hidden))
    for (const locale of locales) {
      const address = path(name as PageName, locale, { slug: 'no-such-tool', id: 'no-such-link' });
      const { status: got, page } = await read(request, address);
      expect([got, page.robots], `${address}: ${because}`).toEqual([status, 'noindex']);
      expect(page.metas['og:image'], address).toBeUndefined();
      expect(page.things, address).toEqual([]);
      expect(sitemap.includes(`<loc>${baseURL}${address}</loc>`), address).toBe(false);
    }
  const robots = await (await request.get('/robots.txt')).text();
  for (const line of ['Disallow: /dashboard', 'Disallow: /*/dashboard', 'Disallow: /api/'])
    expect(robots).toContain(`${line}\n`);
  expect(robots, 'pictures of links may be fetched').not.toContain('/og');
});

test('a query changes nothing of where a page is known, and the other language keeps it (PS-17)', async ({
  request,
  baseURL,
}) => {
  for (const [address, query, polish] of [
    ['/tools/compound-interest', '?years=10&rate=4', '/pl/narzedzia/procent-skladany?years=10&amp;rate=4'],
    ['/pricing', '?period=year&currency=pln', '/pl/cennik?period=year&amp;currency=pln'],
    ['/login', '?next=%2Fdashboard%2Fsettings', '/pl/logowanie?next=%2Fpl%2Fdashboard%2Fsettings'],
    ['/contact', '?sent=', '/pl/kontakt?sent='],
  ]) {
    const html = await (await request.get(address! + query)).text();
    const page = readPage(html);
    expect(page.canonical).toBe(baseURL + address!);
    expect(page.metas['og:url']).toBe(baseURL + address!);
    expect(page.alternates.pl).toBe(baseURL + polish!.replace(/\?.*/, ''));
    expect(html.includes(`href="${polish}"`), polish).toBe(true);
  }
});

test('what is not there is a 404 in the language of its address, with a way home and nothing to find (PS-17)', async ({
  request,
}) => {
  const missing: Record<Locale, string[]> = {
    en: [
      '/no-such-page',
      '/en/no-such-page',
      '/symbols/no-such-class',
      '/symbols/stocks/none',
      '/tools/none',
      '/files/none.pdf',
      '/none.png',
    ],
    pl: [
      '/pl/nie-ma-takiej',
      '/pl/symbole/nie-ma',
      '/pl/symbole/stocks/nie-ma',
      '/pl/narzedzia/nie-ma',
      '/pl/pliki/nie-ma.pdf',
    ],
  };
  const words = {
    en: { title: '404 · Page not found · Walory', text: 'This page could not be found', home: '/' },
    pl: { title: '404 · Nie znaleziono strony · Walory', text: 'Tej strony nie ma', home: '/pl' },
  };
  for (const locale of locales)
    for (const address of missing[locale]) {
      const answer = await request.get(address);
      const html = await answer.text();
      const page = readPage(html);
      expect(answer.status(), address).toBe(404);
      expect(page, address).toMatchObject({
        lang: locale,
        title: words[locale].title,
        robots: 'noindex',
        canonical: undefined,
        alternates: {},
        headings: 1,
        things: [],
      });
      expect(page.text, address).toContain(words[locale].text);
      expect(html, address).toMatch(new RegExp(`<a [^>]*href="${words[locale].home}"`));
    }
});
