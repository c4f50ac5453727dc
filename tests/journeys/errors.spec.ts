import { expect, test, toast, visit } from './journey.ts';

test('an unknown address says so in the language of its prefix, also inside the dashboard', async ({
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

test('a form that cannot reach the server says so and keeps what was typed', async ({ page, newAccount }) => {
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
