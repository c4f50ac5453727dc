import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type PictureName,
  pictureFile,
  pictureNames,
  pictureSize,
} from '../../src/domains/public-site/product-pictures.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { path as pathOf } from '../../src/i18n/paths.ts';
import { browserArguments, browserPath } from '../../tests/support/browser/browser.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { workbookBytes } from '../../tests/support/imports/expected-import.ts';
import { analyze, runToEnd, type Started } from '../../tests/support/records/simulated-portfolio.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The demo's market and everything in the account follow from the day: the same day gives the same pictures. */
const clock = '2026-11-13T16:30:00Z';
const themes = ['light', 'dark'] as const;
const view = { width: 1280, height: 800 };
const sample = path.join(root, 'src/domains/imports/formats/xtb-cash-operations/samples/plain.xlsx.json');

type Shown = { portfolio: { id: string; name: string }; files: Record<Locale, string> };

/** What the account has beside what comes with it: a simulation that has ended, a file that waits for its answers. */
async function prepare(demo: Visitor): Promise<Shown> {
  const portfolios = (await demo.get('/api/portfolios')).body.data as Shown['portfolio'][];
  const portfolio = portfolios.find(({ name }) => name === 'Retirement') ?? portfolios[0]!;
  const started = await analyze(demo, 'run-portfolio-history-simulation', portfolio.id, {
    language: 'en',
    start_at: '2022-01-03',
    end_at: '2026-10-30',
    benchmark: 'WIG20',
    strategies: [{ name: 'Hold' }, { name: 'PeriodicRebalance' }, { name: 'Uniform' }],
  });
  if (started.status !== 200) throw new Error(`the simulation did not start: ${started.text}`);
  await runToEnd(demo, portfolio.id, started.body as Started);
  const files = {} as Shown['files'];
  for (const locale of locales) files[locale] = await uploadIn(demo, locale);
  return { portfolio, files };
}

/** What a file says of assets is kept in the language of whoever uploaded it. */
async function uploadIn(demo: Visitor, locale: Locale): Promise<string> {
  const sheets = JSON.parse(await readFile(sample, 'utf8'));
  // What the file says is held would not agree with an account that has more.
  delete sheets['Open Positions'];
  // An account of its own: the same file twice is one.
  for (const [first] of Object.values<[string, number][]>(sheets)) first![1] += locales.indexOf(locale);
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const answer = await demo.post(
    '/api/import-documents',
    {
      file: `data:${sheet};base64,${workbookBytes(sheets, 'xlsx').toString('base64')}`,
      name: 'XTB_2026-10.xlsx',
    },
    { headers: { 'x-locale': locale } },
  );
  if (answer.status !== 200) throw new Error(`the file was not taken: ${answer.text}`);
  return answer.body.fileName;
}

/** Leads a page to what its picture shows. */
const scenes: Record<PictureName, (page: Page, locale: Locale, shown: Shown) => Promise<void>> = {
  dashboard: (page, locale) => open(page, pathOf('dashboard', locale)),
  profit: async (page, locale) => {
    await open(page, pathOf('assets', locale));
    await page
      .getByRole('button', { name: /(?:Explain|Skąd ta liczba:) (?:Total profit|Łączny zysk)/ })
      .click();
    await page.getByRole('dialog').waitFor();
  },
  simulation: async (page, locale, { portfolio }) => {
    await open(page, `${pathOf('portfolios', locale)}?simulation=${portfolio.id}`);
    await page.getByRole('dialog').getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
  },
  import: async (page, locale, { files }) => {
    await open(page, pathOf('importFile', locale, { fileName: files[locale] }));
    await page.mouse.wheel(0, 300);
  },
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
}

async function takeAll(browser: Browser, url: string, demo: Visitor, shown: Shown): Promise<void> {
  for (const locale of locales)
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: view,
        deviceScaleFactor: 1.25,
        colorScheme: theme,
        locale: locale === 'pl' ? 'pl-PL' : 'en-GB',
        timezoneId: 'Europe/Warsaw',
        reducedMotion: 'reduce',
      });
      await context.addCookies([...demo.cookies].map(([name, value]) => ({ name, value, url })));
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(clock));
      // The first visit warms the cache, so that the fonts are there when pictures are taken.
      await scenes.import(page, locale, shown);
      for (const name of pictureNames) {
        await scenes[name](page, locale, shown);
        // Out of the corner, where it would open the menu at the side.
        await page.mouse.move(view.width / 2, 4);
        await page.waitForTimeout(1500);
        await keep(await page.screenshot(), name, locale, theme);
      }
      await context.close();
    }
}

async function keep(png: Buffer, name: PictureName, locale: Locale, theme: (typeof themes)[number]) {
  const { width, height } = pictureSize;
  const webp = await sharp(png).resize(width, height).webp({ quality: 68, effort: 6 }).toBuffer();
  const file = path.join(root, 'public', pictureFile(name, locale, theme));
  await writeFile(file, webp);
  console.log(`${path.relative(root, file)}, ${Math.ceil(webp.length / 1024)} kB`);
  if (name === 'dashboard' && locale === 'en' && theme === 'light')
    await writeFile(
      path.join(root, 'docs/dashboard.png'),
      await sharp(png).resize(1200).png({ palette: true, colours: 128, effort: 10 }).toBuffer(),
    );
}

const data = await temporaryFolder();
const product = await runProduct(
  {
    WALORY_LOG: 'error',
    WALORY_LIMIT_FACTOR: '1000',
    WALORY_API_PER_MINUTE: '1000000',
    WALORY_CLOCK: clock,
  },
  data.path,
);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
try {
  await mkdir(path.join(root, 'public/pictures'), { recursive: true });
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  await takeAll(browser, product.url, demo, await prepare(demo));
} finally {
  await browser.close();
  await product.stop();
  await data.remove();
}
