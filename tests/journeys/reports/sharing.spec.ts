import type { Page } from '@playwright/test';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { anotherDevice, expect, hydrated, send, test, toast, visit } from '../journey.ts';

const reports = '/dashboard/broker-investments/reports';
const year = dayInWarsaw(new Date()).slice(0, 4);

/** A portfolio with shares of PKO whose amounts can be told apart from anything else. */
async function invested(page: Page, name: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: currency?.id });
  const { id } = made.body.data as { id: string };
  const found = await send(page, 'GET', '/api/assets?search=PKO');
  const asset = (found.body.data as { id: string; ticker: string; currency_id: string }[]).find(
    ({ ticker }) => ticker === 'PKO',
  );
  const bought = await send(page, 'POST', '/api/portfolio-assets', {
    parent_id: asset?.id,
    portfolio_id: id,
    currency_id: asset?.currency_id,
    value: '61.37',
    volume: '1013',
    added_at: `${year}-01-05`,
  });
  expect(bought.status).toBe(200);
  return id;
}

const sharePanel = (page: Page) => page.getByRole('dialog', { name: 'Share this report' });

async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test('somebody with the link sees what its owner chose and no amount, until it is taken back (RP-17, RP-18, RP-19)', async ({
  page,
  newAccount,
}) => {
  const { name } = await newAccount();
  await invested(page, 'Emerytura');
  await visit(page, reports);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = sharePanel(page);
  await expect(panel.getByText(name)).toBeVisible();
  await expect(panel.getByRole('switch', { name: /^Hide amounts/ })).toBeChecked();
  await expect(panel.getByRole('switch', { name: /^Frozen at today/ })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: /tables/ })).not.toBeChecked();
  await panel.getByRole('checkbox', { name: /area chart/ }).click();
  // The picture is faded until the new one has come.
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await barriersIn(page), 'panel').toEqual([]);
  await panel.getByRole('button', { name: 'Open the preview' }).click();
  const preview = page.getByRole('dialog', { name: 'What the other person sees' });
  await expect(preview.getByRole('heading', { name: `My year ${year}` })).toBeVisible();
  await expect(preview.getByText('Amounts hidden')).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Create link' }).click();
  await toast(page, 'Link created');

  const address = sharePanel(page).getByRole('textbox', { name: 'Address of the shared report' });
  await expect(address).toHaveValue(/\/reports\/[\w-]{40,}$/);
  await expect(sharePanel(page).getByText('Nobody has opened it yet')).toBeVisible();
  const link = new URL(await address.inputValue()).pathname;

  const guest = await anotherDevice(page);
  await visit(guest, `/pl${link}`);
  await expect(guest.getByRole('heading', { level: 1, name: `My year ${year}` })).toBeVisible();
  await expect(guest.getByText(`Udostępnia ${name}`)).toBeVisible();
  await expect(guest.getByText('Kwoty ukryte')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Skąd wziął się zysk' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Miesiąc po miesiącu' })).toHaveCount(0);
  await expect(guest.locator('meta[property="og:image"]')).toHaveAttribute('content', /picture\?lang=pl$/);
  const source = await (await guest.request.get(`/pl${link}`)).text();
  for (const kept of ['Emerytura', 'PKO', '61.37', '61,37', '62167', '62\u202f167', '1013'])
    expect(source, kept).not.toContain(kept);
  expect(source).not.toMatch(/\d[\d\u202f]*,\d\d\u00a0zł/);
  expect.soft(await barriersIn(guest), 'shared page').toEqual([]);
  await guest.setViewportSize({ width: 390, height: 844 });
  expect(await isTooWide(guest)).toBe(false);

  await visit(page, `${new URL(page.url()).pathname}?share=1`);
  await expect(sharePanel(page).getByText(/^Opened once/)).toBeVisible();
  await sharePanel(page).getByRole('button', { name: 'Stop sharing' }).click();
  const question = page.getByRole('dialog', { name: `Stop sharing My year ${year}?` });
  await expect(question.getByText('The link stops working at once.')).toBeVisible();
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await toast(page, 'Shareable report deleted');
  const gone = await guest.reload();
  expect(gone?.status()).toBe(404);
  await expect(
    guest.getByRole('heading', { level: 1, name: 'Pod tym linkiem niczego nie ma' }),
  ).toBeVisible();
  await guest.getByRole('link', { name: 'Na stronę główną' }).click();
  await expect(guest).toHaveURL(/\/pl$/);
});

test('what stands below the preview stays under the finger when the preview comes', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await invested(page, 'Emerytura');
  const made = await send(page, 'POST', '/api/reports', {
    name: 'A year of patience, with more words in its name than one line has room for',
    definition: { kind: 'overview', period: { of: 'year', at: year }, currency: 'pln' },
    share: { elements: ['line-chart'] },
  });
  const { id } = made.body.data as { id: string };
  const held: (() => void)[] = [];
  await page.route('**/report-figures/shared?**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `${reports}/${id}?share=1`);
    const preview = sharePanel(page).getByRole('button', { name: 'Open the preview' });
    const stop = sharePanel(page).getByRole('button', { name: 'Stop sharing' });
    // From the top of the form: the panel itself slides in.
    const depth = () =>
      stop.evaluate(
        (button) => button.getBoundingClientRect().top - button.closest('form')!.getBoundingClientRect().top,
      );
    await expect.poll(() => held.length).toBe(1);
    await expect(preview).toBeDisabled();
    const before = await depth();
    held.pop()!();
    await expect(preview).toBeEnabled();
    expect(await depth(), String(width)).toBe(before);
  }
});

test('a password stands before a report, and tells nothing of it', async ({ page, newAccount }) => {
  await newAccount();
  await invested(page, 'Emerytura');
  const made = await send(page, 'POST', '/api/reports', {
    name: 'What I really own',
    definition: { kind: 'overview', period: { of: 'year', at: year }, currency: 'pln' },
    share: { elements: ['line-chart'], password: 'bursztyn' },
  });
  expect(made.status).toBe(200);
  const { link } = made.body.data as { link: { id: string } };
  const guest = await anotherDevice(page);
  await visit(guest, `/reports/${link.id}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'This report has a password' })).toBeVisible();
  expect(await guest.title()).not.toContain('really');
  expect(await guest.content()).not.toContain('really');
  expect.soft(await barriersIn(guest), 'locked').toEqual([]);
  await guest.getByLabel('Password', { exact: true }).fill('agat');
  await guest.getByRole('button', { name: 'Open the report' }).click();
  await expect(guest.getByRole('alert')).toContainText('This is not the password');
  await guest.getByLabel('Password', { exact: true }).fill('bursztyn');
  await guest.getByRole('button', { name: 'Open the report' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'What I really own' })).toBeVisible();
  await guest.reload();
  await hydrated(guest);
  await expect(guest.getByRole('heading', { level: 1, name: 'What I really own' })).toBeVisible();
});

test('a portfolio leads to sharing it; with nothing ticked nothing is sent', async ({ page, newAccount }) => {
  await newAccount();
  const id = await invested(page, 'Emerytura');
  await visit(page, '/dashboard/broker-investments/portfolios');
  await page.getByRole('button', { name: 'Actions for Emerytura' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page).toHaveURL(new RegExp(`portfolios=${id}`));
  const panel = sharePanel(page);
  await expect(panel.getByRole('checkbox')).not.toHaveCount(0);
  for (const box of await panel.getByRole('checkbox').all()) await box.uncheck();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reports')) sent++;
  });
  await panel.getByRole('button', { name: 'Create link' }).click();
  await expect(panel.getByRole('alert')).toContainText('Select at least one report element');
  expect(sent).toBe(0);
  await panel.getByRole('checkbox', { name: /line chart/ }).click();
  await panel.getByRole('button', { name: 'Create link' }).click();
  await toast(page, 'Link created');
  expect(sent).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sharePanel(page).getByRole('button', { name: 'Copy link' }).last()).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
});

test('an owner changes what a link shows, sets a password and removes it again (RP-17)', async ({
  page,
  context,
  newAccount,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await newAccount();
  await invested(page, 'Emerytura');
  const made = await send(page, 'POST', '/api/reports', {
    name: 'My year',
    definition: { kind: 'overview', period: { of: 'year', at: year }, currency: 'pln' },
    share: { elements: ['line-chart'] },
  });
  const report = made.body.data as { id: string; link: { id: string } };
  await visit(page, `${reports}/${report.id}`);
  await expect(page.getByRole('link', { name: /^Shared: My year/ })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = sharePanel(page);
  await expect(panel.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy link' }).last().click();
  await toast(page, 'Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/reports/${report.link.id}`);

  await panel.getByRole('switch', { name: /^Hide amounts/ }).click();
  await expect(panel.getByText('Once you save, it shows the figures of today.')).toBeVisible();
  await panel.getByLabel('Ends on').fill('1 Jan 2020');
  await panel.getByLabel('Password', { exact: true }).fill('abc');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel.getByText('Choose today or a later day')).toBeVisible();
  await expect(panel.getByText('Choose a password of 4 to 200 characters')).toBeVisible();
  await panel.getByLabel('Ends on').fill('');
  await panel.getByLabel('Password', { exact: true }).fill('bursztyn');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Changes saved');
  await expect(panel.getByText('Password set')).toBeVisible();
  const visitor = await anotherDevice(page);
  const stateOfLink = async () =>
    (await (await visitor.request.get(`/api/shared-reports/${report.link.id}`)).json()).data.state;
  expect(await stateOfLink()).toBe('locked');

  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('No password once you save')).toBeVisible();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Changes saved');
  await expect(panel.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  expect(await stateOfLink()).toBe('open');
});
