import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Person } from '../../../support/callers/people.ts';
import { chanceSeed, isSoak, often, tried } from '../../../support/chance/chance.ts';
import { afterTrial } from '../../../support/records/after-trial.ts';
import { diceOf } from '../../../support/records/random-ledger.ts';
import type { FakePrice } from '../../../support/stripe/books.ts';
import { type Action, type Expected, expectedAfter } from '../../../support/stripe/expected-subscription.ts';
import { sessionAt } from '../../../support/stripe/selling-walory.ts';
import { StripeWorld } from '../../../support/stripe/stripe-world.ts';

/** With `npm run soak`: a dozen people for two years each. */
const size = { people: isSoak ? 12 : 2, steps: Math.min(120, often(30)) };
const dice = diceOf(chanceSeed);

let world: StripeWorld;
let offers: { id: string; slug: string; month: number; year: number }[];
beforeAll(async () => {
  world = await StripeWorld.start(new Date('2026-01-31T10:00:00Z'));
  world.stripe.webhooks.address = 'nowhere';
  world.stripe.webhooks.fate = () => 'later';
  offers = await world.walory.database.many(sql`
    select id, slug, (price_pln * 100)::int as month, (year_pln * 100)::int as year
    from plans where slug in ('standard', 'professional')`);
});
afterAll(() => world.stop());

/** Somebody who clicks as the dice fall; notes what came of it at Stripe, whatever the product made of it. */
class Clicker {
  readonly person: Person;
  readonly actions: Action[] = [];
  isBlocked = false;
  #page: string | undefined;

  constructor(person: Person) {
    this.person = person;
  }

  get #open() {
    const customer = this.#customer();
    return [...world.stripe.bank.subscriptions.values()].find(
      (one) => one.customer === customer && one.status !== 'canceled',
    );
  }

  #customer(): string | undefined {
    return [...world.stripe.bank.customers.values()].find(
      ({ metadata }) => metadata.user_id === this.person.id,
    )?.id;
  }

  /** What Stripe has of this person, as far as it can be clicked at. */
  #picture() {
    const one = this.#open;
    return { price: one?.items.data[0]?.price, cancels: one?.cancel_at_period_end, id: one?.id };
  }

  /** What happened at Stripe though nobody clicked: the operator's block. */
  async watching(happen: () => Promise<void>): Promise<void> {
    const before = this.#picture();
    await happen();
    if (!before.id) return;
    const { status, cancel_at_period_end: cancels } = world.stripe.bank.subscription(before.id);
    const at = world.now;
    if (status !== 'canceled' && cancels && !before.cancels) this.actions.push({ at, kind: 'cancelled' });
    const stopped = await world.walory.database.maybe(sql`
      select from stripe_subscriptions where user_id = ${this.person.id} and stripe_id = ${before.id} and closed_at is null`);
    if (status === 'canceled' && stopped) this.actions.push({ at, kind: 'stopped' });
  }

  /** The operator blocks them, or lets them in; what is sent with it may come late. */
  async block(isBlocked: boolean): Promise<void> {
    this.isBlocked = isBlocked;
    const at = isBlocked ? world.now : null;
    await world.walory.database.run(sql`update users set blocked_at = ${at} where id = ${this.person.id}`);
    if (dice.below(3)) world.waiting.push({ job: 'billing.settle-stripe', data: { userId: this.person.id } });
  }

  /** At Stripe's own desk, or by a bank: and no message of it comes. */
  refundThere(): void {
    const { bank, webhooks } = world.stripe;
    const own = bank.payments.filter(
      ({ invoice }) => bank.invoices.get(invoice)!.customer === this.#customer(),
    );
    // Nobody looks any more at somebody who paid nothing for 400 days and has no plan.
    const newest = bank.invoices.get(own.at(-1)?.invoice ?? '')?.created ?? 0;
    if (!this.#open && newest < bank.now - 390 * 86_400) return;
    for (const payment of own) {
      const left = payment.amount - payment.refunded;
      if (left === 0) continue;
      const fate = dice.below(5);
      const cents = fate === 0 ? left : 1 + dice.below(left);
      if (fate === 0) bank.decide(bank.dispute(payment), 'lost');
      else if (fate === 1) bank.refund(payment.intent, cents, {});
      else continue;
      this.actions.push({ at: world.now, kind: 'refundedThere', cents });
    }
    webhooks.waiting.splice(0);
  }

  async #closed(): Promise<number> {
    const { count } = await world.walory.database.one<{ count: number }>(sql`
      select count(*)::int as count from stripe_subscriptions
      where user_id = ${this.person.id} and closed_at is not null and subscription_id is not null`);
    return count;
  }

  async click(): Promise<void> {
    const before = { ...this.#picture(), closed: await this.#closed() };
    try {
      await this.#act();
    } catch (error) {
      if (!/killed/.test(String(error))) throw error;
    }
    const after = this.#picture();
    const at = world.now;
    if ((await this.#closed()) > before.closed) this.actions.push({ at, kind: 'withdrawn' });
    if (!after.id || after.id !== before.id) return;
    if (after.price!.id !== before.price!.id)
      this.actions.push({ at, kind: 'changed', ...this.#offer(after.price!) });
    else if (after.cancels !== before.cancels)
      this.actions.push({ at, kind: after.cancels ? 'cancelled' : 'resumed' });
  }

  #offer({ product, unit_amount, recurring }: FakePrice) {
    const { slug } = offers.find(({ id }) => product.endsWith(id))!;
    return { plan: slug, period: recurring.interval, cents: unit_amount };
  }

  async #act(): Promise<void> {
    const action = dice.below(12);
    if (action < 5) return this.#order();
    if (action === 5) await world.asked(this.person, 'billing.cancel');
    if (action === 6) await world.asked(this.person, 'billing.resume');
    if (action === 7) {
      const { withdrawal } = await world.billing(this.person);
      if (withdrawal && dice.below(2)) {
        const body = { refund: withdrawal.refund };
        await world.asked(this.person, 'billing.withdraw', { body });
      }
    }
    if (action === 8) this.#card(true);
    if (action === 9) this.#card(false);
    if (action === 10 && dice.below(2))
      await world.call(this.person, 'billing.back', { query: { locale: 'pl' } });
  }

  #card(isBroken: boolean): void {
    const customer = this.#customer();
    const { brokenCards } = world.stripe.bank;
    if (!customer || brokenCards.has(customer) === isBroken) return;
    if (isBroken) brokenCards.add(customer);
    else brokenCards.delete(customer);
    this.actions.push({ at: world.now, kind: isBroken ? 'cardBroken' : 'cardMended' });
  }

  async #order(): Promise<void> {
    const offer = dice.oneOf(offers);
    const period = dice.below(4) === 0 ? 'year' : 'month';
    const body = { plan_id: offer.id, period, currency: 'pln', begin_at_once: true };
    const answer = await world.asked(this.person, 'billing.checkout', { body });
    if (answer.state !== 'pay' || !answer.url.includes('/pay/')) return;
    this.#page = sessionAt(answer.url);
    if (dice.below(4) > 0) this.pay();
  }

  /** On Stripe's page, perhaps one that was left open. */
  pay(): void {
    const session = this.#page === undefined ? undefined : world.stripe.bank.session(this.#page);
    if (session?.status !== 'open') return;
    try {
      world.stripe.bank.pay(session.id);
    } catch (error) {
      if (/declined/.test(String(error))) return;
      throw error;
    }
    this.actions.push({ at: world.now, kind: 'paid', ...this.#offer(session.price) });
  }
}

/** Events arrive as luck has it: now or later, once, twice or never, in any order; jobs run or are cut off. */
async function letThingsHappen(): Promise<void> {
  const { waiting } = world.stripe.webhooks;
  for (const event of waiting.splice(0).sort(() => dice.below(3) - 1)) {
    const fate = dice.below(6);
    if (fate === 0) continue;
    if (fate === 1) waiting.push(event);
    else for (let times = fate === 2 ? 2 : 1; times > 0; times--) await world.hear(event);
  }
  if (dice.below(4) === 0) world.dies = dice.oneOf(['before', 'after'] as const);
  await world.workOff(1 + dice.below(6));
  world.dies = null;
}

async function become(person: Person): Promise<Expected> {
  const data = await world.billing(person);
  const documents = await world.documents(person);
  const centsOf = (text: string) => Math.round(Number(text) * 100);
  const of = (wanted: string) =>
    documents.filter(({ kind }) => kind === wanted).map(({ gross }) => centsOf(gross));
  return {
    plan: data.plan.slug,
    period: data.period,
    to: data.period_to,
    state: data.state,
    cancels: data.can_resume,
    credit: centsOf(data.credit ?? '0'),
    invoices: of('invoice').toSorted((a, b) => a - b),
    back: -of('correction').reduce((sum, cents) => sum + cents, 0) || 0,
  };
}

test('months of clicks, lost, doubled and crossing events and killed workers end as a clerk would reckon (BL-21 to BL-26)', async () => {
  const done = new Set<string>();
  for (let nr = 0; nr < size.people; nr++) {
    const clicker = new Clicker(await afterTrial(world.walory));
    for (let step = 0; step < size.steps; step++) {
      world.goTo(new Date(world.now.getTime() + dice.oneOf([0.01, 0.02, 1, 2, 5, 9, 13]) * 86_400_000));
      if (dice.below(5) === 0) world.dies = dice.oneOf(['before', 'after'] as const);
      if (dice.below(isSoak ? 12 : 25) === 0)
        world.stripe.befall(
          /POST \/v1\/(subscriptions|checkout|refunds|customers)/,
          ...Array(3).fill(dice.oneOf(['hangUp', 'doneThenHangUp'] as const)),
        );
      if (dice.below(clicker.isBlocked ? 4 : 30) === 0) await clicker.block(!clicker.isBlocked);
      if (!clicker.isBlocked) await clicker.click();
      world.dies = null;
      if (dice.below(6) === 0) clicker.pay();
      await clicker.watching(letThingsHappen);
      world.stripe.forgive();
      if (dice.below(5) === 0) await world.lookAfter();
    }
    if (clicker.isBlocked) await clicker.block(false);
    await clicker.watching(() => world.workOff());
    clicker.refundThere();
    world.later(8);
    await world.lookAfter();
    await world.workOff();
    tried('clicks of subscribers', size.steps);
    for (const { kind } of clicker.actions) done.add(kind);
    const expected = expectedAfter(clicker.actions, world.now);
    expect(
      await become(clicker.person),
      `${chanceSeed}, person ${nr}: ${JSON.stringify(clicker.actions)}`,
    ).toEqual(expected);
  }
  // A world in which nothing happens would be right as well.
  expect([...done]).toEqual(expect.arrayContaining(['paid', 'changed', 'cancelled']));
}, 600_000);

test('money that Stripe holds is what the invoices and corrections say', async () => {
  const books = await world.walory.database.one<{ gross: string }>(
    sql`select coalesce(sum(gross), 0)::text as gross from billing_documents where kind <> 'confirmation'`,
  );
  const held = world.stripe.bank.payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  expect(Math.round(Number(books.gross) * 100)).toBe(held);
});
