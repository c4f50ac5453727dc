import { endTrial } from '../../support/records/end-trial.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

const złoty = '0193277e-0000-7000-8000-000000000101';

test('after the trial the oldest portfolio goes on, the other one is kept and says why it is read-only (BL-17)', async ({
  page,
  newAccount,
}) => {
  const { email } = await newAccount();
  await visit(page, '/dashboard/broker-investments/portfolios');
  const ids: string[] = [];
  for (const name of ['Emerytura', 'Na dom']) {
    const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: złoty });
    ids.push((made.body.data as { id: string }).id);
  }
  await endTrial(email);

  await visit(page, '/dashboard/broker-investments/portfolios');
  await expect(page.getByRole('region', { name: 'Na dom' }).getByText('Read-only')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Emerytura' }).getByText('Read-only')).toHaveCount(0);
  expect(await barriersIn(page)).toEqual([]);

  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${ids[1]}`);
  await expect(page.getByText(/This portfolio is read-only/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add asset' }).first()).toBeDisabled();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'See your plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment/);

  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${ids[0]}`);
  await expect(page.getByRole('button', { name: 'Add asset' }).first()).toBeEnabled();
});
