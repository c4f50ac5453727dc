import { sql } from '../../../src/platform/database/sql.ts';
import { operator, type Person } from '../callers/people.ts';
import type { Visitor } from '../callers/visitor.ts';
import { afterTrial, type Plans, planIds } from '../records/after-trial.ts';
import { sessionAt } from './selling-walory.ts';
import { StripeWorld } from './stripe-world.ts';

/** Somebody who pays at Stripe, the operator of the installation, and what became of both. */
export class Subscriber {
  readonly world: StripeWorld;
  readonly plans: Plans;
  readonly desk: Visitor;
  person!: Person;
  subscription = '';

  private constructor(world: StripeWorld, plans: Plans, desk: Visitor) {
    this.world = world;
    this.plans = plans;
    this.desk = desk;
  }

  static async start(): Promise<Subscriber> {
    const world = await StripeWorld.start(new Date('2026-01-31T10:00:00Z'));
    return new Subscriber(world, await planIds(world.walory), await operator(world.walory));
  }

  /** Another person, in good times. */
  async next(): Promise<void> {
    const { world } = this;
    world.waiting.splice(0);
    world.stripe.forgive();
    world.stripe.bank.brokenCards.clear();
    this.person = await afterTrial(world.walory);
    const { url } = await world.asked(this.person, 'billing.checkout', { body: this.order() });
    this.subscription = world.stripe.bank.pay(sessionAt(url)).id;
    await this.settle();
  }

  order() {
    return { plan_id: this.plans.standard, period: 'month', currency: 'pln', begin_at_once: true };
  }

  settle(who = this.person): Promise<void> {
    return this.world.run('billing.settle-stripe', { userId: who.id });
  }

  /** A day goes by, and the daily look comes. */
  async dayLater(): Promise<void> {
    this.world.later(1.1);
    await this.world.lookAfter();
    await this.world.workOff();
  }

  there() {
    return this.world.stripe.bank.subscription(this.subscription);
  }

  payment() {
    const { latest_invoice } = this.there();
    return this.world.stripe.bank.payments.find(({ invoice }) => invoice === latest_invoice)!;
  }

  billing() {
    return this.world.billing(this.person);
  }

  async grosses(): Promise<string[]> {
    return (await this.world.documents(this.person)).map(({ gross }) => gross);
  }

  async withdraw(): Promise<void> {
    const { withdrawal } = await this.billing();
    await this.world.call(this.person, 'billing.withdraw', { body: { refund: withdrawal.refund } });
  }

  async audited(...actions: string[]): Promise<Record<string, string>[]> {
    const rows = await this.world.walory.database.many<{
      action: string;
      detail: Record<string, string>;
    }>(sql`
      select action, detail from audit_log
      where subject_id = ${this.person.id} and action = any(${actions}) order by at, id`);
    return rows.map(({ action, detail }) => ({ action, ...detail }));
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they know is there
  async troubles(): Promise<any> {
    return (await this.desk.get('/api/admin/stripe')).body.data;
  }
}
