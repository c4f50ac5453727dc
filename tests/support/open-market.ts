import { jobHandlers } from '../../src/entry/job-handlers.ts';
import { openServices } from '../../src/entry/open-services.ts';
import { seed } from '../../src/entry/seed.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { joinDomains } from '../../src/platform/domains/registration.ts';
import type { Services } from '../../src/platform/services.ts';
import type { Settings } from '../../src/platform/settings/settings-schema.ts';
import { domains } from '../../src/routes/api/domains.ts';
import { testSettings } from './database/test-settings.ts';
import { freshDatabase } from './test-walory.ts';

const joined = joinDomains(domains);

export type OpenMarket = {
  services: Services;
  databaseUrl: string;
  /** Forgets every price, rate and failure, as if the process had just been installed. */
  renew(changes?: Partial<Settings>): Promise<void>;
  /** Does a background job as the worker would, now. */
  run(job: string, data?: object): Promise<void>;
  /** How many of a job wait in the queue. */
  waiting(job: string): Promise<number>;
  idOf(ticker: string): Promise<string>;
  stop(): Promise<void>;
};

/** The product's services on a database of their own, with the handlers of its jobs, but nobody who runs them by himself. */
export async function openMarket(changes: Partial<Settings>): Promise<OpenMarket> {
  const fresh = await freshDatabase();
  const opened = await openServices(testSettings({ ...changes, databaseUrl: fresh.url }));
  const { database } = opened.services;
  await opened.services.jobs.setUp(jobHandlers(opened.services, joined).map(({ job }) => job));
  await seed(opened.services, joined);
  const market: OpenMarket = {
    services: opened.services,
    databaseUrl: fresh.url,
    async renew(more = {}) {
      await database.run(sql`
        truncate price_years, latest_prices, corporate_events, currency_rates, held_back_prices, price_attempts,
          source_health, source_budget`);
      await database.run(sql`delete from currencies where position = 9`);
      await database.run(sql`delete from jobs.job`);
      // Circuits belong to these services: others begin with closed ones.
      market.services = { ...opened.services, settings: { ...opened.services.settings, ...more } };
    },
    async run(name, data = {}) {
      const handler = jobHandlers(market.services, joined).find(({ job }) => job.name === name);
      await handler!.run(data as never);
    },
    async waiting(job) {
      const { count } = await database.one<{ count: number }>(
        sql`select count(*) as count from jobs.job where name = ${job} and state = 'created'`,
      );
      return count;
    },
    async idOf(ticker) {
      const { id } = await database.one<{ id: string }>(
        sql`select id from instruments where ticker = ${ticker} and owner_id is null order by popularity desc limit 1`,
      );
      return id;
    },
    async stop() {
      await opened.closeServices();
      await fresh.drop();
    },
  };
  return market;
}
