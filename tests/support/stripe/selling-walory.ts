import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import type { Person } from '../callers/people.ts';
import { eventually } from '../eventually.ts';
import { startTestWalory, type TestWalory } from '../test-walory.ts';
import { type LocalStripe, startLocalStripe } from './local-stripe.ts';

/** Whoever takes money must be able to write invoices. */
export const seller = {
  sellerName: 'Walory sp. z o.o.',
  sellerTaxNumber: '5260250274',
  sellerStreet: 'Prosta 1',
  sellerZip: '00-001',
  sellerCity: 'Warszawa',
};

export type SellingWalory = { walory: TestWalory; stripe: LocalStripe; stop(): Promise<void> };

/** The product with a Stripe on this machine, which tells it what happens. */
export async function startSellingWalory(changes: Partial<Settings> = {}): Promise<SellingWalory> {
  const stripe = await startLocalStripe();
  const walory = await startTestWalory({ ...seller, ...stripe.settings, ...changes });
  stripe.webhooks.address = `${walory.url}/api/billing/webhook`;
  return {
    walory,
    stripe,
    async stop() {
      await stripe.webhooks.arrived();
      await walory.stop();
      await stripe.close();
    },
  };
}

/** Which session of Stripe's a page belongs to. */
export const sessionAt = (url: string): string => url.split('/').at(-1)!;

/** What somebody's billing says, once it says so. */
export function billingOnce(
  { browser }: Pick<Person, 'browser'>,
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they know is there
  isSo: (data: any) => boolean,
  // biome-ignore lint/suspicious/noExplicitAny: the same
): Promise<any> {
  let last: unknown;
  return eventually(
    async () => {
      const { data } = (await browser.get('/api/billing')).body;
      last = data;
      return isSo(data) ? data : undefined;
    },
    () => `billing stayed ${JSON.stringify(last)}`,
  );
}

/** Orders, and pays on Stripe's page. */
export async function orderAndPay(
  { stripe }: SellingWalory,
  { browser }: Pick<Person, 'browser'>,
  order: object,
): Promise<string> {
  const answer = await browser.post('/api/billing/checkout', { begin_at_once: true, ...order });
  if (answer.body?.data?.state !== 'pay') throw new Error(`no page to pay: ${answer.text}`);
  return stripe.bank.pay(sessionAt(answer.body.data.url)).id;
}
