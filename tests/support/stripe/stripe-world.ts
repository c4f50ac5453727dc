import { type OpenServices, openServices } from '../../../src/entry/open-services.ts';
import { Failure } from '../../../src/foundation/failure.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { joinDomains } from '../../../src/platform/domains/registration.ts';
import type { Context } from '../../../src/platform/http/context.ts';
import type { Services } from '../../../src/platform/services.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import type { Person } from '../callers/people.ts';
import { startTestWalory, type TestWalory } from '../test-walory.ts';
import { type LocalStripe, startLocalStripe } from './local-stripe.ts';
import { seller } from './selling-walory.ts';
import { type FakeEvent, signature, webhookSecret } from './webhooks.ts';

const joined = joinDomains(domains);

type Waiting = { job: string; data: object };

/**
 * The product and Stripe with one clock that a test moves. Calls are made as requests make them, without the way there;
 * jobs wait until the test lets them run.
 */
export class StripeWorld {
  readonly walory: TestWalory;
  readonly stripe: LocalStripe;
  readonly services: Services;
  readonly waiting: Waiting[] = [];
  /** Cuts off the process that works for us at its next transaction, before or after it is written. */
  dies: 'before' | 'after' | null = null;
  now: Date;
  readonly #opened: OpenServices;

  private constructor(walory: TestWalory, stripe: LocalStripe, opened: OpenServices, now: Date) {
    this.walory = walory;
    this.stripe = stripe;
    this.#opened = opened;
    this.now = now;
    const { database, jobs } = opened.services;
    this.services = {
      ...opened.services,
      clock: { now: () => this.now },
      database: { ...database, transaction: (work) => this.#transaction(database, work) },
      jobs: {
        ...jobs,
        send: async (on, job, data) => {
          const put = () => void this.waiting.push({ job: job.name, data });
          if ('afterCommit' in on) (on as { afterCommit(effect: () => void): void }).afterCommit(put);
          else put();
        },
      },
    };
  }

  static async start(now: Date): Promise<StripeWorld> {
    const stripe = await startLocalStripe(now);
    const settings = { ...seller, ...stripe.settings, role: 'web' as const, clock: now.toISOString() };
    const walory = await startTestWalory(settings);
    return new StripeWorld(walory, stripe, await openServices(walory.settings), now);
  }

  async #transaction<T>(
    database: Services['database'],
    work: Parameters<Services['database']['transaction']>[0],
  ): Promise<T> {
    const dies = this.dies;
    this.dies = null;
    if (dies === 'before') throw new Error('killed');
    const result = (await database.transaction(work)) as T;
    if (dies === 'after') throw new Error('killed');
    return result;
  }

  /** Time goes on for both. */
  goTo(date: Date): void {
    this.stripe.bank.goOnTo(date);
    this.now = date;
  }

  later(days: number): void {
    this.goTo(new Date(this.now.getTime() + days * 86_400_000));
  }

  #contextOf(person: Person | null): Context {
    const actor = person && {
      userId: person.id,
      role: 'user' as const,
      via: 'session' as const,
      sessionId: null,
      impersonatorId: null,
      visiting: false,
      endsAt: null,
      onboarded: true,
    };
    const nothing = () => {};
    return {
      services: this.services,
      actor,
      requestId: '',
      address: '127.0.0.1',
      origin: () => this.walory.url,
      userAgent: '',
      locale: 'pl',
      log: this.services.log,
      openSession: nothing,
      endSession: nothing,
      formToken: () => '',
      renewCsrf: nothing,
      knownDevice: () => null,
      rememberDevice: nothing,
      passFor: () => null,
      givePass: nothing,
      keptConsent: () => undefined,
      keepConsent: nothing,
      dropCookies: nothing,
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of every call; tests look at what they know is there
  async call(person: Person | null, id: string, input: object = {}): Promise<any> {
    const bound = joined.calls.find(({ call }) => call.id === id)!;
    return bound.operation!(this.#contextOf(person), input as never);
  }

  /** The answer, or why there is none; what is no expected failure goes on. */
  // biome-ignore lint/suspicious/noExplicitAny: the same
  async asked(person: Person, id: string, input: object = {}): Promise<any> {
    try {
      return (await this.call(person, id, input)).data;
    } catch (error) {
      if (error instanceof Failure) return error.detail;
      throw error;
    }
  }

  async hear(event: FakeEvent): Promise<void> {
    const text = JSON.stringify(event);
    const body = { bytes: Buffer.from(text), signature: signature(text, webhookSecret, this.now) };
    await this.call(null, 'billing.stripeWebhook', { body });
  }

  /** What waits is done, at most so often: what fails waits again, as a queue has it. */
  async workOff(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < most && this.waiting.length; done++) {
      const next = this.waiting.shift()!;
      try {
        await this.run(next.job, next.data);
      } catch (error) {
        if (most === Number.POSITIVE_INFINITY) throw error;
        this.waiting.push(next);
      }
    }
  }

  async run(job: string, data: object = {}): Promise<void> {
    const handler = joined.jobs(this.services).find((one) => one.job.name === job)!;
    await handler.run(data as never);
  }

  lookAfter(): Promise<void> {
    return this.run('billing.look-after-stripe');
  }

  async billing(person: Person) {
    return (await this.call(person, 'billing.read')).data;
  }

  documents(person: Person): Promise<{ kind: string; gross: string }[]> {
    return this.walory.database.many(
      sql`select kind, gross from billing_documents where user_id = ${person.id} order by issued_at, kind desc, ordinal`,
    );
  }

  async stop(): Promise<void> {
    await this.#opened.closeServices();
    await this.walory.stop();
    await this.stripe.close();
  }
}
