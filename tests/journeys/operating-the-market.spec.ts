import { expect, send, signInAsDemo, test, toast, visit } from './journey.ts';

test('the operator writes words for a symbol in Polish, sees them on its page, and takes them back', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/admin?tab=texts');
  const picker = page.getByRole('combobox', { name: 'Page or symbol' });
  await expect(picker).toHaveValue('Home');
  await picker.fill('kghm');
  await page.getByRole('option', { name: /KGHM/ }).click();
  await expect(page).toHaveURL(/page=symbols%2Fstocks%2Fkgh/);
  await expect(picker).toHaveValue('KGHM Polska Miedź');

  const polish = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Polish' }) });
  await expect(polish).toContainText('Default text');
  const title = polish.getByRole('textbox', { name: 'Title' });
  const own = await title.inputValue();
  await title.fill('');
  await polish.getByRole('button', { name: 'Save' }).click();
  await expect(polish.getByRole('alert')).toHaveText('Fill in this field');
  await title.fill('KGHM po naszemu');
  await polish.getByRole('textbox', { name: 'Description' }).fill('Miedź, srebro i\u00a0my.');
  await polish.getByRole('textbox', { name: 'Text on the page' }).fill('Pierwszy akapit.\n\nDrugi akapit.');
  await polish.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved');
  await expect(polish).toContainText('Your text');
  const changed = page.getByRole('table', { name: 'Pages with your text' });
  await expect(changed.getByRole('row').filter({ hasText: 'KGHM' })).toContainText('Polish');

  const reader = await page.context().newPage();
  // Whoever is signed in has the page rendered for them, and not from the cache.
  await reader.goto('/pl/symbole/stocks/kgh');
  await expect(reader).toHaveTitle('KGHM po naszemu');
  await expect(reader.locator('meta[name="description"]')).toHaveAttribute('content', /Miedź, srebro/);
  await expect(reader.getByText('Drugi akapit.')).toBeVisible();
  await reader.goto('/symbols/stocks/kgh');
  await expect(reader, 'the other language has its own words').toHaveTitle(/share price/);

  await polish.getByRole('button', { name: 'Restore default text' }).click();
  const question = page.getByRole('dialog', { name: /KGHM Polska Miedź/ });
  await expect(question).toContainText('deletes your text');
  await question.getByRole('button', { name: 'Restore default text' }).click();
  await expect(polish).toContainText('Default text');
  await expect(title).toHaveValue(own);
  await reader.goto('/pl/symbole/stocks/kgh');
  await expect(reader).toHaveTitle(own);
  await reader.close();
});

test('the operator undoes a split and applies it again, and the history follows', async ({ page }) => {
  const closes = async () => {
    const { body } = await send(page, 'GET', '/api/market/symbols/stocks/wmt');
    return (body.data as { history: { closes: (number | null)[] } }).history.closes.filter(Boolean);
  };
  await signInAsDemo(page);
  await visit(page, '/pl/dashboard/admin?tab=splits');
  const row = page.getByRole('table', { name: 'Splity, od najnowszego' }).getByRole('row').filter({
    hasText: 'Walmart',
  });
  await expect(row).toContainText('3 : 1');
  await expect(row).toContainText('Rynek demo');
  await expect(row).toContainText('Uwzględniony');
  const adjusted = await closes();
  try {
    await row.getByRole('button', { name: /^Cofnij split WMT/ }).click();
    await expect(row).toContainText('Cofnięty');
    await toast(page, 'Split WMT został cofnięty');
    const traded = await closes();
    expect(traded[0]! / adjusted[0]!).toBeCloseTo(3, 6);
    expect(traded.at(-1)).toBe(adjusted.at(-1));
  } finally {
    await row.getByRole('button', { name: /^Przywróć split WMT/ }).click();
  }
  await expect(row).toContainText('Uwzględniony');
  expect(await closes()).toEqual(adjusted);
});
