import { newId } from '../../../src/foundation/ids.ts';
import { endTrial } from '../../support/records/end-trial.ts';
import { runProduct, temporaryFolder } from '../../support/running-product.ts';
import { startLocalStripe } from '../../support/stripe/local-stripe.ts';
import { seller } from '../../support/stripe/selling-walory.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

test('a plan is ordered, paid at Stripe and holds on the way back; its invoice is listed, cards are managed there', async ({
  browser,
}) => {
  const folder = await temporaryFolder();
  const stripe = await startLocalStripe();
  const { stripeKey, stripeWebhookSecret, stripeUrl } = stripe.settings;
  const product = await runProduct(
    {
      WALORY_DEMO: 'off',
      WALORY_STRIPE_KEY: stripeKey,
      WALORY_STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      WALORY_STRIPE_URL: stripeUrl,
      WALORY_SELLER_NAME: seller.sellerName,
      WALORY_SELLER_TAX_NUMBER: seller.sellerTaxNumber,
      WALORY_SELLER_STREET: seller.sellerStreet,
      WALORY_SELLER_ZIP: seller.sellerZip,
      WALORY_SELLER_CITY: seller.sellerCity,
    },
    folder.path,
  );
  stripe.webhooks.address = `${product.url}/api/billing/webhook`;
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const email = `hanna-${newId()}@poczta.example`;
    const password = 'bursztyn-1919';
    const registered = await send(page, 'POST', '/register', {
      username: 'Hanna Wilk',
      email,
      password,
      password_confirmation: password,
      terms: true,
    });
    expect(registered.status).toBe(200);
    const answers = { familiarity: 2, reason: 1, scope: 'personal' };
    expect((await send(page, 'POST', '/api/user/onboarding', answers)).status).toBe(200);
    await endTrial(email, folder.path);

    await visit(page, '/dashboard/payment?plan=standard&period=month&currency=pln');
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Order and pay' }).click();
    // Without the tick nothing is ordered.
    await expect(page.getByText('Tick that the plan may begin at once.')).toBeVisible();
    await page.getByRole('checkbox', { name: /begin/i }).check();
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/dashboard\/payment\?cancelled=1$/);

    await visit(page, '/dashboard/payment?plan=standard&period=month&currency=pln');
    await page.getByRole('checkbox', { name: /begin/i }).check();
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/payment\?paid=1$/);
    await expect(page.getByText('Standard has begun.')).toBeVisible();
    await expect(page.getByText(/^FV \d{4}\/000001$/)).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);
    const portal = page.locator('a[href="/api/billing/portal"]').first();
    const answer = await page.request.get((await portal.getAttribute('href'))!, { maxRedirects: 0 });
    expect(answer.headers().location).toMatch(/\/portal\/bps_/);
  } finally {
    await context.close();
    await product.stop();
    await stripe.close();
    await folder.remove();
  }
});
