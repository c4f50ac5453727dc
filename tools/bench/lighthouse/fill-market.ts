import { jobHandlers } from '../../../src/entry/job-handlers.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { addDays } from '../../../src/foundation/calendar-day.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { joinDomains } from '../../../src/platform/domains/registration.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import { type Close, type LocalSources, nbpTables, written } from '../../../tests/support/local-sources.ts';

const years = 10;

/** Ten years of sessions that rise and fall by the calendar alone, so that every run draws the same line. */
function closesUntil(today: string): Close[] {
  const closes: Close[] = [];
  for (let back = years * 365; back > 0; back--) {
    const day = addDays(today, -back);
    const rising = 40 + (years * 365 - back) / 100;
    if (new Date(day).getUTCDay() % 6 !== 0)
      closes.push([day, Math.round((rising + 6 * Math.sin(back / 40) + Math.sin(back / 3)) * 100) / 100]);
  }
  return closes;
}

/** Has these shares of Warsaw, and the rates of currencies, fetched from local servers as the worker would. */
export async function fillMarket(
  env: Record<string, string>,
  sources: LocalSources,
  tickers: readonly string[],
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const closes = closesUntil(today);
  sources.replies.yahoo = ({ path }) => ({ body: written.yahoo(path.split('/').at(-1)!, closes) });
  sources.replies.nbp = nbpTables(() => ({ EUR: 4.25, USD: 3.6 }));
  const opened = await openServices(readSettings(env));
  try {
    const handlers = jobHandlers(opened.services, joinDomains(domains));
    await opened.services.jobs.setUp(handlers.map(({ job }) => job));
    const run = (name: string, data: object) =>
      handlers.find(({ job }) => job.name === name)!.run(data as never);
    for (const ticker of tickers) {
      const { id } = await opened.services.database.one<{ id: string }>(
        sql`select id from instruments where ticker = ${ticker} and mic = 'XWAR' and owner_id is null`,
      );
      await run('market.backfill', { instrumentId: id });
    }
    await run('market.refresh-rates', {});
  } finally {
    await opened.closeServices();
  }
}
