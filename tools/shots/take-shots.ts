import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { type PageName, type PathParams, pageNames, path as pathOf, pattern } from '../../src/i18n/paths.ts';
import { browserArguments, browserPath } from '../../tests/support/browser/browser.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';

const folder = path.resolve(import.meta.dirname, '../../.shots');
const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const wanted = process.argv[2] ?? '';

type Shot = {
  name: string;
  address: string;
  who: 'visitor' | 'demo' | 'newcomer';
  locale: Locale;
  theme: (typeof themes)[number];
  width: number;
};

/** Values for the parts of an address that a page needs. */
const params: PathParams = {
  class: 'stocks',
  asset: 'pko',
  slug: 'housing-loan-subsidy',
  broker: 'exante',
  article: 'irr-and-twr',
  area: 'transactions',
};

/** What pages show that are about one thing of the demo account: its first holding, its strategy, its last whole year. */
async function thingsOf(demo: Visitor): Promise<Partial<Record<PageName, PathParams>>> {
  const first = async (call: string) => (await demo.get(call)).body.data[0];
  const holding = await first('/api/portfolio-assets');
  const strategy = await first('/api/own-strategies');
  return {
    holding: { id: holding.id },
    heldAsset: { id: holding.parent_id },
    ownStrategy: { id: strategy.id },
    taxFields: { year: String(new Date().getFullYear() - 1) },
    // Nobody shares anything here: the page of a link that is gone.
    sharedStrategy: { id: 'gone' },
  };
}

function whoSees(page: PageName): Shot['who'] {
  if (page === 'onboarding') return 'newcomer';
  return pattern(page, 'en').startsWith('/dashboard') ? 'demo' : 'visitor';
}

function allShots(things: Partial<Record<PageName, PathParams>>): Shot[] {
  const pages = pageNames.filter((page) => page !== 'terms' && page !== 'privacyPolicy' && page !== 'tool');
  const shots = pages.flatMap((page) =>
    locales.flatMap((locale) =>
      themes.flatMap((theme) =>
        widths.map((width) => ({
          name: `${page}-${locale}-${theme}-${width}`,
          address: pathOf(page, locale, { ...params, ...things[page] }),
          who: whoSees(page),
          locale,
          theme,
          width,
        })),
      ),
    ),
  );
  return shots.filter((shot) => shot.name.includes(wanted));
}

async function contextFor(
  browser: Browser,
  url: string,
  shot: Shot,
  cookies: Map<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: shot.width, height: shot.width === 390 ? 844 : 900 },
    colorScheme: shot.theme,
    locale: shot.locale === 'pl' ? 'pl-PL' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const kept = [...cookies, ['i18n_redirected', shot.locale]].map(([name, value]) => ({
    name: name!,
    value: value!,
    url,
  }));
  await context.addCookies(kept);
  return context;
}

async function take(browser: Browser, url: string, shot: Shot, cookies: Map<string, string>): Promise<void> {
  const context = await contextFor(browser, url, shot, cookies);
  try {
    const page = await context.newPage();
    // The first visit warms the cache, so that the fonts are there when the picture is taken.
    await page.goto(shot.address, { waitUntil: 'load' });
    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', undefined, {
      timeout: 10_000,
    });
    // Out of the corner, where it would open the menu at the side.
    await page.mouse.move(shot.width / 2, 4);
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(folder, `${shot.name}.png`), fullPage: true });
  } finally {
    await context.close();
  }
}

function indexPage(shots: Shot[]): string {
  const figures = shots.map(
    ({ name }) =>
      `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png"></a><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Walory, ${shots.length} pictures</title><style>body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px;padding:16px}figure{margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>${figures.join('')}`;
}

const data = await temporaryFolder();
const product = await runProduct(
  { WALORY_LOG: 'error', WALORY_LIMIT_FACTOR: '1000', WALORY_API_PER_MINUTE: '1000000' },
  data.path,
);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
try {
  if (!wanted) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const shots = allShots(await thingsOf(demo));
  const newcomer = new Visitor(product.url);
  await newcomer.register({ username: 'Jan Nowak', onboard: false });
  const cookies = { visitor: new Map<string, string>(), demo: demo.cookies, newcomer: newcomer.cookies };
  const waiting = [...shots];
  const photographer = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift())
      await take(browser, product.url, shot, cookies[shot.who]);
  };
  await Promise.all([photographer(), photographer(), photographer()]);
  await writeFile(path.join(folder, 'index.html'), indexPage(shots));
  console.log(`${shots.length} pictures in .shots/, open .shots/index.html`);
} finally {
  await browser.close();
  await product.stop();
  await data.remove();
}
