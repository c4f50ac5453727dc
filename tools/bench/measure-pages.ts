import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../../tests/support/browser/browser.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { publicPages, sharedReport } from './public-pages.ts';

/** A laptop on a middling line: a quarter of this machine's speed, 10 Mbit/s, 40 ms. */
const slowness = 4;
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

type Visit = { kilobytesOfScript: number; firstPaint: number; layoutShift: number };

async function visit(page: Page, path: string, throttled: boolean): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Header bytes of each script, to be taken off: the budget is for the code.
  const scripts = new Map<string, number>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength - scripts.get(requestId)!;
  });
  if (throttled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
  await page.waitForTimeout(1500);
  const { firstPaint, layoutShift } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    layoutShift: (window as unknown as { shifts: { total: number } }).shifts.total,
  }));
  return {
    kilobytesOfScript: Math.round(bytes / 102.4) / 10,
    firstPaint: Math.round(firstPaint),
    layoutShift: Math.round(layoutShift * 10_000) / 10_000,
  };
}

async function fresh<T>(
  browser: Browser,
  product: RunningProduct,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  // Compressed as gzip, which is what the budgets are written in.
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function median(times: number, measure: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let i = 0; i < times; i++) visits.push(await measure());
  return visits.sort((a, b) => a.firstPaint - b.firstPaint)[Math.floor(times / 2)]!;
}

export async function measurePages(product: RunningProduct): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  try {
    const home = await median(5, () => fresh(browser, product, (page) => visit(page, '/', true)));
    const weights = new Map([['home', home.kilobytesOfScript]]);
    for (const [name, path] of [
      ...Object.entries(publicPages),
      ['shared report', await sharedReport(product)] as const,
    ]) {
      if (weights.has(name)) continue;
      const seen = await fresh(browser, product, (page) => visit(page, path, false));
      weights.set(name, seen.kilobytesOfScript);
    }
    const dashboard = await fresh(browser, product, async (page) => {
      await page.goto('/login?demo=1');
      await page.evaluate(async () => {
        const token = decodeURIComponent(document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1] ?? '');
        await fetch('/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
          body: JSON.stringify({ email: 'demo@walory.local', password: 'demo-walory' }),
        });
      });
      const signedIn = await page.context().newPage();
      await (await page.context().newCDPSession(signedIn)).send('Network.clearBrowserCache');
      return visit(signedIn, '/dashboard', false);
    });
    const newcomer = new Visitor(product.url);
    await newcomer.register({ onboard: false });
    const onboarding = await fresh(browser, product, async (page) => {
      const cookies = [...newcomer.cookies].map(([name, value]) => ({ name, value, url: product.url }));
      await page.context().addCookies(cookies);
      return visit(page, '/dashboard/onboarding', false);
    });
    const most = (name: string, value: number, unit: string, budget: number): Figure => ({
      name,
      value,
      unit,
      budget,
      atLeast: false,
    });
    return [
      most('first contentful paint of home, throttled', home.firstPaint, 'ms', 1000),
      most('layout shift of home', home.layoutShift, '', 0.001),
      most('layout shift of the dashboard', dashboard.layoutShift, '', 0.001),
      ...[...weights].map(([name, weight]) => most(`JavaScript of ${name}, gzip`, weight, 'kB', 150)),
      most('JavaScript of the dashboard, gzip', dashboard.kilobytesOfScript, 'kB', 220),
      most('JavaScript of the first steps, gzip', onboarding.kilobytesOfScript, 'kB', 220),
      most('layout shift of the first steps', onboarding.layoutShift, '', 0.001),
    ];
  } finally {
    await browser.close();
  }
}
