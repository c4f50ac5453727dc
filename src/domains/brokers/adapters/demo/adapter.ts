import * as z from 'zod/mini';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Booking } from '../../../imports/booking.ts';
import type { BrokerAdapter } from '../../broker-port.ts';
import { refusedFor } from '../../broker-port.ts';
import { overlapDays, pageOf, readCursor } from '../../kit/activity-page.ts';
import { validated } from '../../kit/validation.ts';
import { historyUntil, standing } from './account.ts';

const accountId = 'DEMO-1';
const pageSize = 25;
const cursorShape = z.object({ at: z.number() });

export type DemoParts = { seed?: number };

/** A broker of our own: its account is computed here, and `demo` opens it. */
export function createDemoBroker({ seed = 20_261_115 }: DemoParts = {}): BrokerAdapter {
  return {
    name: 'demo',
    title: 'Demo broker',
    hasDemo: true,
    hasReal: false,
    fields: [
      { name: 'applicationId', label: 'applicationId', brokersWord: 'demo' },
      { name: 'accessKey', label: 'secretKey', brokersWord: 'demo' },
    ],
    connect({ applicationId, accessKey }, { now = () => new Date(), signal }) {
      async function history() {
        signal?.throwIfAborted();
        if (applicationId !== 'demo') throw refusedFor('wrongKeys', 'unknown id', 'applicationId');
        if (accessKey !== 'demo') throw refusedFor('wrongKeys', 'wrong key', 'accessKey');
        return historyUntil(dayInWarsaw(now()), seed);
      }
      return {
        validate: () =>
          validated(async () => {
            await history();
            return undefined;
          }),
        async accounts() {
          await history();
          return [{ id: accountId, name: 'Demo', currency: 'PLN' }];
        },
        balances: async () => standing(await history()).cash,
        positions: async () => standing(await history()).positions,
        async activities(account, cursor) {
          const all = await history();
          const from = readCursor(cursorShape, cursor)?.at ?? 0;
          const bookings = all.slice(from, from + pageSize).map((draft, i): Booking => {
            const { kind, day, id } = draft;
            return { ...draft, at: { line: from + i + 1 }, text: `${day} ${kind} ${id}` };
          });
          const isLast = from + pageSize >= all.length;
          // As at other brokers the last ones come again next time.
          const at = isLast ? Math.max(0, all.length - overlapDays) : from + pageSize;
          return pageOf(
            { bookings, ignored: [], rejected: [] },
            { account, cursor: { at: Math.max(at, from) }, isLast },
          );
        },
      };
    },
  };
}
