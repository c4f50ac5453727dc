import { request } from 'node:http';
import { runPass } from '../../../src/domains/alerts/server/run-pass.ts';
import { type Carrier, dispatch } from '../../../src/domains/notifications/server/dispatch.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';

/** What leaves by mail is written in the transaction; what leaves by push is handed to a service outside. */
export function testCarriers(now: () => Date, pushTo: number): Carrier[] {
  return [
    {
      channel: 'email',
      write: async (tx, to, messages) => {
        for (const { notification_id } of messages)
          await tx.run(sql`
            insert into test_mails (user_id, notification_id, at) values (${to.id}, ${notification_id}, ${now()})`);
      },
    },
    {
      channel: 'push',
      hand: async (to, messages) => {
        const ids = messages.map(({ notification_id }) => notification_id);
        await post(pushTo, JSON.stringify({ user: to.id, ids, at: now() }));
        return { is: 'sent' };
      },
    },
  ];
}

function post(port: number, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.resume().on('end', () => resolve());
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export type Order = { id: number; at: string; work: 'look' | 'dispatch' };

export async function obey(services: Services, { at, work }: Order, pushTo: number): Promise<void> {
  const timed = { ...services, clock: { now: () => new Date(at) } };
  if (work === 'look') await runPass(timed);
  else await dispatch(timed, testCarriers(timed.clock.now, pushTo));
}
