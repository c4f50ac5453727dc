import { type Notice, tell } from '../../../src/domains/notifications/server/tell.ts';
import { createClock } from '../../../src/platform/clock.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createEventBus } from '../../../src/platform/events/event-bus.ts';
import { createLog } from '../../../src/platform/log.ts';
import type { Services } from '../../../src/platform/services.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import type { Account } from '../journey.ts';

type NoticeBody = Omit<Notice, 'userId'>;

/** Something happens to somebody, in another process than the one that serves the pages. */
export function happens(account: Account, ...notices: NoticeBody[]): Promise<void> {
  return withJourneyDatabase(async (database) => {
    const { id: userId } = await database.one<{ id: string }>(
      sql`select id from users where email = ${account.email}`,
    );
    const log = createLog('silent');
    const events = createEventBus(database, log);
    const services = { clock: createClock(''), events } as unknown as Services;
    await database.transaction((tx) =>
      tell(
        tx,
        services,
        notices.map((notice) => ({ ...notice, userId }) as Notice),
      ),
    );
  });
}

export const differs: NoticeBody = {
  kind: 'syncDiffers',
  params: { connection: 'Demo broker', count: '2' },
  subject: 'integration:1',
  parent: { type: 'integration', id: null },
};
export const levelCrossed: NoticeBody = {
  kind: 'levelCrossed',
  params: { asset: 'Bitcoin', ticker: 'BTC', level: '345000', price: '348200', currency: 'pln', way: 'up' },
  subject: 'level:1',
  parent: { type: 'dashboard', id: null },
  isSimulated: true,
};
