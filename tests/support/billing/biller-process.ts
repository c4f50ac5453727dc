import { billing } from '../../../src/domains/billing/server/registration.ts';
import { notifications } from '../../../src/domains/notifications/server/registration.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { Failure } from '../../../src/foundation/failure.ts';
import { joinDomains } from '../../../src/platform/domains/registration.ts';
import type { Context } from '../../../src/platform/http/context.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import type { Order } from './mortal-biller.ts';

// A process of the product, started by a test to be killed: it answers calls and begins periods at the time it is told.
const joined = joinDomains([billing, notifications]);

process.once('message', async (settings: Settings) => {
  const { services } = await openServices(settings);
  process.on('message', async ({ id, at, userId, call, input }: Order) => {
    const timed = { ...services, clock: { now: () => new Date(at) } };
    const work = async () => {
      if (call === 'renew') {
        const job = joined.jobs(timed).find(({ job }) => job.name === 'billing.renew')!;
        return job.run({} as never);
      }
      const { operation } = joined.calls.find((bound) => bound.call.id === call)!;
      const actor = {
        userId,
        role: 'admin',
        via: 'session',
        sessionId: null,
        impersonatorId: null,
        visiting: false,
      };
      const context = { services: timed, actor, locale: 'pl', address: '127.0.0.1' };
      return operation!(context as unknown as Context, input as never);
    };
    const outcome = await work().then(
      () => 'ok',
      (error: unknown) => failureOf(error),
    );
    process.send!({ done: id, outcome });
  });
  process.send!({ ready: true });
});
process.on('disconnect', () => process.exit(1));

function failureOf(error: unknown): string {
  if (!(error instanceof Failure)) return String((error as Error)?.stack ?? error);
  const { detail } = error;
  return detail.kind === 'invalid' ? Object.values(detail.errors).flat()[0]! : detail.kind;
}
