import type { Page, Route } from '@playwright/test';
import { expect, send, test, toast, visit } from './journey.ts';

test('an unknown address says so in the language of its prefix, also inside the dashboard (PS-17)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const missing = [
    { address: '/no-such-page', title: 'This page could not be found', home: 'Go back to home' },
    { address: '/dashboard/no-such-page', title: 'This page could not be found', home: 'Go back to home' },
    { address: '/pl/nie-ma-takiej', title: 'Tej strony nie ma', home: 'Wróć na stronę główną' },
    { address: '/pl/dashboard/nie-ma', title: 'Tej strony nie ma', home: 'Wróć na stronę główną' },
  ];
  for (const { address, title, home } of missing) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: home })).toBeVisible();
  }
});

test.describe('after a deployment', () => {
  test.use({ expectedErrors: /Error loading route module|Failed to fetch dynamically imported module/ });

  test('a page whose code is gone is loaded anew once, and within a minute not again', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard');
    await page.route(/\/assets\/help-[^/]+\.js/, (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
    });
    const help = page.getByRole('link', { name: 'Help', exact: true }).first();
    await help.click();
    await expect(page).toHaveURL(/\/dashboard\/help$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    expect(documents).toBe(1);

    await visit(page, '/dashboard');
    documents = 0;
    await help.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred');
    await expect(page.getByRole('link', { name: 'Go back to home' })).toBeVisible();
    expect(documents).toBe(0);
  });
});

test.describe('without a connection', () => {
  // The router asks in the background what its links lead to, and tells the console alone.
  test.use({ expectedErrors: /Failed to fetch manifest patches/ });

  test('a form that cannot reach the server says so and keeps what was typed', async ({
    page,
    newAccount,
  }) => {
    for (const { address, name, message } of [
      { address: '/login', name: 'Log in', message: 'No connection. Check your network and try again.' },
      { address: '/pl/logowanie', name: 'Zaloguj się', message: 'Brak połączenia' },
    ]) {
      await visit(page, address);
      // Once it says what is wrong, the rest of its code has come.
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
      await page.context().setOffline(true);
      await page.getByLabel('E-mail').fill('zofia@poczta.example');
      await page.locator('input[name=password]').fill('bursztyn-1919');
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByLabel('E-mail')).toHaveValue('zofia@poczta.example');
      await page.context().setOffline(false);
    }

    await newAccount();
    await visit(page, '/dashboard/settings');
    await page.context().setOffline(true);
    await page.getByLabel('City').fill('Gdynia');
    const form = page.locator('form').filter({ has: page.getByLabel('City') });
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, /No connection|An error occurred while saving settings/);
    await expect(page.getByLabel('City')).toHaveValue('Gdynia');
    await page.context().setOffline(false);
  });
});

test('a fault of the server is reported in general words', async ({ page, newAccount }) => {
  await newAccount();
  const broken = {
    status: 500,
    json: { message: 'Something went wrong. Try again later.', request_id: 'r1' },
  };
  await visit(page, '/dashboard/add-new-module');
  await page.route('**/api/investment-modules', (route) => route.fulfill(broken));
  await page
    .getByRole('button', { name: /^Turn on: / })
    .first()
    .click();
  await toast(page, 'Something went wrong. Try again later.');
  await expect(page.getByRole('button', { name: /^Turn on: / }).first(), 'one can try again').toBeEnabled();

  await page.context().clearCookies();
  await page.route('**/login', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.fallback(),
  );
  await visit(page, '/pl/logowanie');
  await page.getByLabel('E-mail').fill('zofia@poczta.example');
  await page.locator('input[name=password]').fill('bursztyn-1919');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Coś poszło nie tak. Spróbuj ponownie później.');
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedErrors: /Failed to fetch|Error loading route module|ERR_INTERNET_DISCONNECTED/ });

  test('the frame stays, the page says so and comes by itself (U-20)', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, '/dashboard/help');
    const frame = page.getByRole('navigation').first();
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    const away = page.getByRole('heading', { name: 'No connection to Walory' });

    // Its code has come before, so only its figures are missing.
    await link('Home').click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await link('Help').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await page.context().setOffline(true);
    await link('Home').click();
    await expect(away).toBeVisible();
    await expect(frame).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('written down');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(away, 'trying by hand leaves everything in place').toBeVisible();
    await expect(frame).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'User Panel' })).toBeAttached();
    await expect(away).toHaveCount(0);

    // This one was never opened: its code is missing too.
    await page.context().setOffline(true);
    await link('Settings').click();
    await expect(away).toBeVisible();
    await expect(frame).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
});

/** Holds back answers until it is called. */
async function hold(page: Page, address: string | RegExp, method = 'GET'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await released;
    await route.continue();
  });
  return release;
}

test('on a slow network what was clicked shows it within 12 frames, a fifth of a second, and a line runs (U-21)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/dashboard');
  const release = await hold(page, /help\.data/);
  const help = page.getByRole('link', { name: 'Help', exact: true }).first();
  // Frames, and not a clock: a busy machine draws them later, and shows the mark no later for it.
  const frames = help.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        let drawn = 0;
        const count = () => {
          drawn += 1;
          requestAnimationFrame(count);
        };
        link.addEventListener('click', () => requestAnimationFrame(count), { capture: true, once: true });
        new MutationObserver(() => {
          if (link.hasAttribute('data-going')) resolve(drawn);
        }).observe(link, { attributes: true });
      }),
  );
  await help.click();
  expect(await frames).toBeLessThanOrEqual(12);
  await expect(page.locator('[role=progressbar]').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.locator('[data-going]')).toHaveCount(0);
});

test('the line at the top runs while signing in, while a dialog saves and while a picker loads (U-21)', async ({
  page,
  newAccount,
}) => {
  const line = page.getByLabel('Loading…').and(page.locator('body > [role=progressbar]'));
  const account = await newAccount();
  await page.context().clearCookies();
  await visit(page, '/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.locator('input[name=password]').fill(account.password);
  const signIn = await hold(page, '**/login', 'POST');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(line).toBeVisible();
  signIn();
  await expect(page).toHaveURL(/\/dashboard$/);

  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const pln = currencies.find(({ title }) => title === 'pln');
  await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln?.id });
  await visit(page, '/dashboard/broker-investments/portfolios');
  await page.getByRole('button', { name: 'Add portfolio' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Second one');
  const saving = await hold(page, '**/api/portfolios', 'POST');
  await expect(line).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(line).toBeVisible();
  saving();
  await expect(dialog).toBeHidden();

  await visit(page, '/dashboard/broker-investments/assets');
  const picking = await hold(page, /\/api\/assets/);
  await page.getByRole('button', { name: 'Add asset', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Which asset?' })).toBeVisible();
  await expect(line).toBeVisible();
  picking();
  await expect(line).toHaveCount(0);
});

test('an unknown symbol is a 404 without an address of its own, in any language (U-22)', async ({
  request,
}) => {
  for (const address of [
    '/symbols/stocks/no-such-share',
    '/pl/symbole/stocks/nie-ma',
    '/symbols/no-such-class',
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    const html = await answer.text();
    expect(html).not.toMatch(/rel="canonical"|hrefLang=/i);
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
});

test('every spelling of a public page is one page, made once, and a query it does not know changes nothing (SF-15)', async ({
  request,
}) => {
  for (const spelling of ['/API-docs', '/api-docs/', '/%61pi-docs']) {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], spelling).toEqual([301, '/api-docs']);
  }
  // A page says when it was made: within a minute all of these are the same.
  const moments = new Set<string | undefined>();
  for (let at = 0; at < 20; at++) {
    const html = await (await request.get(`/faq?x=${at}`)).text();
    moments.add(/\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(html)?.[0]);
  }
  expect([...moments]).toHaveLength(1);
  expect([...moments][0]).toBeTruthy();
});
