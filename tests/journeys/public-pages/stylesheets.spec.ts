import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { losesOnce } from '../../support/journeys/lost-once.ts';
import { expect, hydrated, signInAsDemo, test, visit } from '../journey.ts';

type BuiltRoute = { id: string; parentId?: string; module: string; css: string[] };

const assets = 'build/client/assets';
const read = (file: string) => readFileSync(path.join(assets, file), 'utf8');

function builtRoutes(): BuiltRoute[] {
  const manifest = globSync(`${assets}/manifest-*.js`)[0]!;
  const text = readFileSync(manifest, 'utf8');
  return Object.values(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes);
}

/** All files of code that the given ones name, and those that they name in turn: what they may come to load. */
function reachedBy(modules: readonly string[]): Set<string> {
  const files = new Set(modules.map((module) => path.basename(module)));
  for (const file of files)
    for (const [, name] of read(file).matchAll(/["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g))
      files.add(name!);
  return files;
}

/** The name of a class as the build writes it: the name in the file, a hash, a line. */
const className = /_[A-Za-z][\w-]*_[a-z0-9]{5}_\d+/g;

const styledBy = (sheet: string) => new Set(read(sheet).match(className));

/** Each class that the given code may put on an element, with those that it is composed of. */
function classesOf(modules: readonly string[]): string[][] {
  const lists = new RegExp(`${className.source}(?: ${className.source})*`, 'g');
  return [...reachedBy(modules)]
    .flatMap((file) => read(file).match(lists) ?? [])
    .map((list) => list.split(' '));
}

test('whatever a page in front of the login may show is styled by the first stylesheet, the rest by the second', () => {
  const routes = builtRoutes();
  const byId = new Map(routes.map((route) => [route.id, route]));
  const sheetsOf = (route: BuiltRoute | undefined): string[] =>
    route ? [...sheetsOf(byId.get(route.parentId!)), ...route.css] : [];
  const linked = (route: BuiltRoute) => [...new Set(sheetsOf(route))].map((href) => path.basename(href));
  const inner = routes.filter((route) => linked(route).length === 2);
  const outer = routes.filter((route) => linked(route).length === 1);
  expect(inner.length + outer.length).toBe(routes.length);
  const [site, dashboard] = linked(inner[0]!) as [string, string];
  expect(outer.every((route) => linked(route)[0] === site)).toBe(true);
  expect(inner.every((route) => linked(route)[1] === dashboard)).toBe(true);
  expect(outer.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['root', 'pl:home', 'en:login', 'bare:sharedReport', 'bare:unknown']),
  );

  const [first, second] = [styledBy(site), styledBy(dashboard)];
  const outside = classesOf(outer.map(({ module }) => module));
  expect(outside.length).toBeGreaterThan(500);
  expect(outside.filter((names) => !names.some((name) => first.has(name)))).toEqual([]);
  expect(outside.filter((names) => names.some((name) => second.has(name) && !first.has(name)))).toEqual([]);
  const inside = classesOf(inner.map(({ module }) => module));
  expect(inside.filter((names) => names.every((name) => !first.has(name))).length).toBeGreaterThan(1000);
  expect(inside.filter((names) => !names.some((name) => first.has(name) || second.has(name)))).toEqual([]);
});

const sheetsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href?.match(/\/assets\/([a-z]+)-[^/]+\.css$/)?.[1] ?? []),
  );

/** Notes, whenever the dashboard comes into the page, whether its styles are there. */
async function watchArrivals(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const arrivals: boolean[] = [];
    Object.assign(window, { arrivals });
    let wasInside = false;
    new MutationObserver(() => {
      const isInside = document.querySelector('a[href^="/dashboard/"]') !== null;
      if (isInside && !wasInside)
        arrivals.push([...document.styleSheets].some(({ href }) => href?.includes('/assets/dashboard-')));
      wasInside = isInside;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { arrivals: boolean[] }).arrivals);
}

test('the dashboard is not drawn before its styles are there, and they stay', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/contact');
  expect(await sheetsIn(page)).toEqual(['site']);
  const arrivals = await watchArrivals(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/dashboard-[^/]+\.css/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const layout = builtRoutes().find(({ id }) => id === 'bare:dashboard/layout.tsx')!;
  const code = page.waitForResponse((answer) => answer.url().endsWith(layout.module));
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await Promise.all([asked.promise, code.then((answer) => answer.finished())]);
  expect(await arrivals()).toEqual([]);
  released.resolve();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  expect(await arrivals()).toEqual([true]);
  expect(await sheetsIn(page)).toEqual(['site', 'dashboard']);

  await page.goBack();
  await hydrated(page);
  await page.goForward();
  await hydrated(page);
  expect(await arrivals()).toEqual([true, true]);
  expect(await sheetsIn(page)).toEqual(['site', 'dashboard']);

  await page.reload();
  await hydrated(page);
  expect(await sheetsIn(page)).toEqual(['site', 'dashboard']);
});

test('a dashboard whose styles are gone after a deployment is loaded anew', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/contact');
  await losesOnce(page, /\/assets\/dashboard-[^/]+\.css/);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  expect(new URL((await loaded).url()).pathname).toBe('/dashboard');
  await hydrated(page);
  expect(await sheetsIn(page)).toEqual(['site', 'dashboard']);
});
