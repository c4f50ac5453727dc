import { newId } from '../../../src/foundation/ids.ts';
import { endTrial } from '../../support/records/end-trial.ts';
import { runProduct, temporaryFolder } from '../../support/running-product.ts';
import { startLocalStripe } from '../../support/stripe/local-stripe.ts';
import { seller } from '../../support/stripe/selling-walory.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

/** In seconds, as Stripe counts. */
const day = 86_400;

test('a plan is ordered, paid at Stripe and holds on the way back; its invoice is listed, cards are managed there, a payment that stays away is seen everywhere, and the plan is given up (BL-26)', async ({
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
    await expect(page).toHaveURL(/\/dashboard\/payment\?.*cancelled=1$/);
    await expect(page.getByText('You did not finish paying.')).toBeVisible();
    // What was chosen is open still.
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
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

    const [subscription] = stripe.bank.subscriptions.values();
    stripe.bank.brokenCards.add(subscription!.customer);
    // The period was over eight days ago: past the days of grace, before Stripe gives up.
    const ended = stripe.bank.now - 8 * day;
    Object.assign(subscription!.items.data[0]!, {
      current_period_start: ended - 30 * day,
      current_period_end: ended,
    });
    stripe.bank.now = ended;
    stripe.bank.goOnTo(new Date());
    await visit(page, '/api/billing/back');
    await expect(page.getByRole('region', { name: 'Standard is not paid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay at Stripe' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Professional/ })).toBeDisabled();
    expect(await barriersIn(page)).toEqual([]);
    await visit(page, '/dashboard');
    expect(await barriersIn(page)).toEqual([]);
    await page
      .getByRole('status')
      .filter({ hasText: 'Standard has been waiting for payment' })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/dashboard\/payment$/);
    await expect(page.getByText('Standard has been waiting for payment')).toHaveCount(0);
    await expect(page.getByText('Pay for Standard or give it up.')).toBeVisible();
    await page.getByRole('button', { name: 'Give up this plan' }).click();
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Give up Standard' }).click();
    await expect(page.getByText('You gave up Standard.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Standard is not paid' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Professional/ })).toBeEnabled();
    await expect.poll(() => subscription!.status).toBe('canceled');
  } finally {
    await context.close();
    await product.stop();
    await stripe.close();
    await folder.remove();
  }
});
