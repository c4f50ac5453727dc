import { afterAll, beforeAll } from 'vitest';
import { whatComes as finders } from '../../src/domains/reminders/server/batch.ts';
import { tellWhatComes } from '../../src/domains/reminders/server/tell-what-comes.ts';
import { openServices } from '../../src/entry/open-services.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { slotsOf } from '../../src/platform/domains/slot.ts';
import type { Services } from '../../src/platform/services.ts';
import { domains } from '../../src/routes/api/domains.ts';
import { Trader } from './callers/trader.ts';
import { noticesOf } from './records/notices-of.ts';
import { startTestWalory, type TestWalory } from './test-walory.ts';

/** Quarter to seven in Warsaw, in winter. */
export const morning = (day: string) => new Date(`${day}T05:45:00Z`);

/** The product without its own jobs, and the rounds of reminders as a test has them; today is a Friday. */
export function whatComes() {
  let opened: Awaited<ReturnType<typeof openServices>>;
  const our = {
    walory: {} as TestWalory,
    services: (at: Date): Services => ({ ...opened.services, clock: { now: () => at } }),
    /** Everybody was told up to a day; then the round of a later one. */
    async tellOn(day: string, before: string) {
      await our.walory.database.run(sql`
        insert into reminder_days (user_id, told_to) select id, ${before}::date from users
        on conflict (user_id) do update set told_to = excluded.told_to`);
      const others = slotsOf(domains.flatMap(({ fills = [] }) => fills)).all(finders);
      await tellWhatComes(our.services(morning(day)), undefined, others);
    },
    /** Somebody with an empty portfolio, and what they were told. */
    async trader(portfolio: Record<string, unknown> = {}) {
      const trader = await Trader.start(our.walory, portfolio);
      return { trader, notices: (locale?: 'en' | 'pl') => noticesOf(trader.browser, locale) };
    },
  };
  beforeAll(async () => {
    our.walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z', role: 'web', plans: true });
    opened = await openServices(our.walory.settings);
  });
  afterAll(async () => {
    await opened.closeServices();
    await our.walory.stop();
  });
  return our;
}
