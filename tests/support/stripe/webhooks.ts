import Stripe from 'stripe';

export type FakeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  account?: string;
  data: { object: unknown };
};

/** What becomes of an event on its way: it comes at once, comes only when `flush` is called, comes twice, or never. */
export type Fate = 'now' | 'later' | 'twice' | 'lost';

export const webhookSecret = 'whsec_of_tests';

/** Sends signed events to the product, as luckily as one says. */
export class Webhooks {
  address = '';
  fate: (event: FakeEvent) => Fate = () => 'now';
  readonly sent: FakeEvent[] = [];
  readonly waiting: FakeEvent[] = [];
  #underWay: Promise<unknown> = Promise.resolve();
  #count = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  tell(type: string, object: object, created: number): void {
    this.#count += 1;
    const event: FakeEvent = {
      id: `evt_${this.#prefix}${this.#count}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      livemode: false,
      type,
      // As it was then: who believes it believes what has been.
      data: { object: structuredClone(object) },
    };
    this.sent.push(event);
    const fate = this.address ? this.fate(event) : 'lost';
    if (fate === 'later') this.waiting.push(event);
    if (fate === 'now' || fate === 'twice') this.#post(event);
    if (fate === 'twice') this.#post(event);
  }

  #post(event: FakeEvent): void {
    const posted = this.deliver(event).catch(() => {});
    this.#underWay = Promise.all([this.#underWay, posted]);
  }

  /** Posts an event as Stripe does; signed wrongly or long ago where one says so. */
  deliver(event: object, { secret = webhookSecret, at = new Date() } = {}): Promise<Response> {
    const payload = JSON.stringify(event, null, 2);
    return fetch(this.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(payload, secret, at),
      },
      body: payload,
    });
  }

  /** Everything that waits arrives, in the order one gives it. */
  async flush(order: (events: FakeEvent[]) => FakeEvent[] = (events) => events): Promise<void> {
    for (const event of order(this.waiting.splice(0))) await this.deliver(event);
    await this.arrived();
  }

  async arrived(): Promise<void> {
    await this.#underWay;
  }
}

export function signature(payload: string, secret: string, at: Date): string {
  return new Stripe('sk_test_signing').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}
