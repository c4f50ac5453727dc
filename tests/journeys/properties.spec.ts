import type { Page } from '@playwright/test';
import { newLoan, newProperty, newRent } from '../support/records/own-property.ts';
import { barriersIn } from './barriers.ts';
import { expect, send, test, toast, visit } from './journey.ts';

const properties = '/dashboard/real-estate/properties';

/** Real estate is in the menu of who connected it. */
async function connectModule(page: Page): Promise<void> {
  const { body } = await send(page, 'GET', '/api/investment-modules');
  const module = (body.data as { id: string; slug: string }[]).find(({ slug }) => slug === 'real-estate')!;
  expect((await send(page, 'POST', '/api/investment-modules', { module_id: module.id })).status).toBe(200);
}

async function addStudio(page: Page): Promise<string> {
  const made = await send(page, 'POST', '/api/properties', newProperty({ name: 'Studio, Redłowo' }));
  expect(made.status).toBe(200);
  const { id } = made.body.data as { id: string };
  expect((await send(page, 'POST', `/api/properties/${id}/flows`, newRent())).status).toBe(200);
  expect((await send(page, 'PUT', `/api/properties/${id}/loan`, newLoan())).status).toBe(200);
  return id;
}

/** As on a device without 3D graphics: a map drawn by the processor alone takes seconds of every look at the page. */
function withoutMap(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

test('a flat is added in three steps: the first must be right, the address fills itself, the summary says what it brings', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await connectModule(page);
  await visit(page, properties);
  await expect(page.getByText('No properties yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add property' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  await expect(dialog.getByRole('button', { name: 'Summary' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('The name must have 3 to 50 characters')).toBeVisible();
  await expect(dialog.getByText('Enter the house number')).toBeVisible();
  await expect(dialog.getByText('Choose the market: primary or secondary')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mieszkanie, Bałuty');
  await dialog.getByRole('combobox', { name: 'Address' }).fill('lodz');
  await dialog.getByRole('option', { name: /Łódź/ }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'Voivodeship', exact: true })).toHaveValue('łódzkie');
  await expect(dialog.getByRole('textbox', { name: 'Town', exact: true })).toHaveValue('Łódź');
  await expect(dialog.getByRole('textbox', { name: 'Country', exact: true })).toHaveValue('Polska');
  await dialog.getByRole('textbox', { name: 'Street', exact: true }).fill('ul. Żubardzka');
  await dialog.getByRole('textbox', { name: 'Number', exact: true }).fill('8/21');
  await dialog.getByRole('textbox', { name: 'Purchase price', exact: true }).fill('248 000');
  await dialog.getByRole('textbox', { name: 'Day of purchase', exact: true }).fill('4 Nov 2019');
  await dialog.getByRole('textbox', { name: 'Value today', exact: true }).fill('460000');
  await dialog.getByRole('textbox', { name: 'Area', exact: true }).fill('62');
  await dialog.getByText('Secondary', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Your share', exact: true }).fill('150');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('The share must be from 1 to 100%')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your share', exact: true }).fill('50');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByRole('textbox', { name: 'Rooms', exact: true }).fill('3');
  await dialog.getByRole('button', { name: /^Enter 4/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Transfer tax (PCC)', exact: true })).toHaveValue(/4960/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mieszkanie, Bałuty');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText(/230\s000,00\szł/);
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Mieszkanie, Bałuty has been added');
  await expect(page.getByRole('table', { name: 'Your properties', exact: true })).toContainText(
    'Mieszkanie, Bałuty',
  );
  expect(await barriersIn(page)).toEqual([]);
});

test('a property opens under the list with its map, figures, rent and mortgage, and each can be changed', async ({
  page,
  newAccount,
}) => {
  await withoutMap(page);
  await newAccount();
  await connectModule(page);
  await addStudio(page);
  await visit(page, properties);
  await page.getByRole('button', { name: 'Studio, Redłowo', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Studio, Redłowo' });
  await expect(panel).toContainText('ul. Legionów 112/14, 81-472 Gdynia, pomorskie');
  await expect(panel).toContainText(/349\s000,00\szł/);
  await expect(panel).toContainText('secondary');
  await expect(panel.getByText('IRR with the loan')).toBeVisible();
  await expect(panel.getByText(/2\s071,55\szł/)).toBeVisible();

  await panel.getByRole('button', { name: 'Explain Net yield' }).click();
  await expect(page.getByRole('dialog', { name: 'Explain this number' })).toContainText(
    'net rent of 12 months ÷ value',
  );
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'Valuation', exact: true }).click();
  const valuation = page.getByRole('dialog', { name: 'Add a valuation' });
  await valuation.getByRole('textbox', { name: 'Value', exact: true }).fill('400000');
  await valuation.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Valuation saved');
  await expect(panel.getByText(/400\s000,00\szł/).first()).toBeVisible();

  await panel.getByRole('button', { name: 'Edit mortgage' }).click();
  const loan = page.getByRole('dialog', { name: 'Edit mortgage' });
  await loan.getByRole('textbox', { name: 'Instalments', exact: true }).fill('601');
  await loan.getByRole('button', { name: 'Save' }).click();
  await expect(loan.getByText('The mortgage lasts from 1 month to 50 years')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await loan.getByRole('button', { name: 'Cancel' }).click();

  await panel.getByRole('button', { name: 'Cash flow' }).click();
  const flow = page.getByRole('dialog', { name: 'Add rent or a cost' });
  await flow.getByText('Cost', { exact: true }).click();
  await flow.getByRole('textbox', { name: 'Amount', exact: true }).fill('450');
  await flow.getByRole('textbox', { name: 'First payment', exact: true }).fill('15 May 2024');
  await flow.getByRole('textbox', { name: 'Note', exact: true }).fill('Wspólnota');
  await flow.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved');
  await expect(panel.getByText('Wspólnota')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
});

test('the map has one marker, a zoom and a fullscreen control, or says that there is none', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await connectModule(page);
  const id = await addStudio(page);
  await visit(page, `${properties}?property=${id}`);
  const panel = page.getByRole('region', { name: 'Studio, Redłowo' });
  // Nothing of the map is loaded before it comes into sight.
  await panel.getByRole('img', { name: 'Where in Poland' }).scrollIntoViewIfNeeded();
  const shown = panel.getByRole('button', { name: 'Zoom in' });
  const none = panel.getByText('The map cannot be shown here');
  await expect(shown.or(none)).toBeVisible();
  if (await shown.isVisible()) {
    await expect(panel.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(panel.locator('.maplibregl-marker')).toHaveCount(1);
  }
  expect(await barriersIn(page)).toEqual([]);
});

test('in Polish, on a phone: the list, an edit that may go to any step, and the removal', async ({
  page,
  newAccount,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutMap(page);
  await newAccount();
  await connectModule(page);
  await addStudio(page);
  await visit(page, `/pl${properties}`);
  await expect(page.getByRole('heading', { name: 'Nieruchomości', level: 1 })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await page.getByRole('button', { name: 'Studio, Redłowo', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Studio, Redłowo' });
  await panel.getByRole('button', { name: 'Edytuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edytuj nieruchomość' });
  await expect(dialog.getByRole('combobox', { name: 'Adres' })).toHaveValue(/Legionów 112\/14/);
  await dialog.getByRole('button', { name: 'Podsumowanie' }).click();
  await expect(dialog.getByRole('heading', { name: 'Studio, Redłowo' })).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await expect(dialog).toBeHidden();
});

test('an address service that fails leaves the form usable', async ({ page, newAccount }) => {
  await newAccount();
  await connectModule(page);
  await page.route('**/api/addresses?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await visit(page, properties);
  await page.getByRole('button', { name: 'Add property' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  await dialog.getByRole('combobox', { name: 'Address' }).fill('Gdynia');
  await expect(dialog.getByText('Suggestions cannot be loaded now')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Town', exact: true }).fill('Gdynia');
  await expect(dialog.getByRole('textbox', { name: 'Town', exact: true })).toHaveValue('Gdynia');
});
