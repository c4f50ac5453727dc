import { barriersIn } from '../barriers.ts';
import { expect, test, visit } from '../journey.ts';

test('prices are read, compared and sent on without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/pl/cennik');
  const standard = page.getByRole('article').filter({ hasText: 'Standard' });
  await expect(standard).toContainText('29 zł');
  await expect(standard).toContainText('14 dni na próbę, bez karty');
  await expect(page.getByRole('row', { name: /Portfele/ })).toHaveText(/1\D*10\D*100/);
  await page.getByRole('link', { name: 'Rocznie, 2 miesiące gratis' }).click();
  await page.getByRole('link', { name: 'EUR' }).click();
  await expect(page).toHaveURL(/period=year&currency=eur/);
  await expect(standard).toContainText('€70');
  await expect(standard).toContainText('€5.83 miesięcznie');
  await expect(standard.getByRole('link', { name: 'Wypróbuj Standard' })).toHaveAttribute(
    'href',
    '/pl/rejestracja?plan=standard&period=year&currency=eur',
  );
  await context.close();
});

test('what was chosen once is shown again, and a signed-in person goes on to the payment', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/pricing');
  const professional = page.getByRole('article').filter({ hasText: 'Professional' });
  await expect(professional).toContainText('€19');
  await page.getByRole('link', { name: 'PLN' }).click();
  await expect(professional).toContainText('79 zł');
  await visit(page, '/pricing');
  await expect(professional).toContainText('79 zł');
  expect(await barriersIn(page)).toEqual([]);
  await professional.getByRole('link', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\?plan=professional&period=month&currency=pln$/);
});
