import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Answer, Visitor } from '../callers/visitor.ts';
import { eventually } from '../eventually.ts';
import { złoty } from './sample-records.ts';

/** Some assets of the demonstration market: shares in złoty, dollars and pence, and a coin. */
export const usualAssets = { PKO: '100', KGH: '40', AAPL: '10', SHEL: '30', BTC: '0.05' };

/** A portfolio of demonstration assets by ticker, bought through the API. */
export async function simulatedPortfolio(
  database: Database,
  browser: Visitor,
  units: Record<string, string> = usualAssets,
): Promise<string> {
  await database.run(sql`update plans set portfolios = 10000 where slug = 'trial'`);
  const portfolio = await browser.post('/api/portfolios', {
    name: `Emerytura ${newId().slice(-8)}`,
    currency_id: złoty,
  });
  if (portfolio.status !== 200) throw new Error(`no portfolio: ${portfolio.text}`);
  const { id } = portfolio.body.data;
  const assets = await database.many<{ id: string; ticker: string }>(sql`
    select distinct on (ticker) id, ticker from instruments
    where ticker = any(${Object.keys(units)}::text[]) and owner_id is null order by ticker, popularity desc`);
  for (const asset of assets) {
    const holding = await browser.post('/api/portfolio-assets', {
      parent_id: asset.id,
      portfolio_id: id,
      value: '10.00',
      volume: units[asset.ticker],
      currency_id: złoty,
      added_at: '2024-01-15',
    });
    if (holding.status !== 200) throw new Error(`no holding: ${holding.text}`);
  }
  return id;
}

/** One call of the analyzer. */
export function analyze(
  browser: Visitor,
  action: string,
  portfolioId: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  return browser.post('/api/portfolio-analyzer', { action, portfolio_id: portfolioId, ...more });
}

export const usualRun = {
  language: 'en',
  start_at: '2020-01-02',
  end_at: '2022-12-30',
  benchmark: 'WIG20',
  strategies: [{ name: 'Uniform' }, { name: 'Hold' }, null],
};

export type Started = { job_id: string; simulation_id: string };

export async function startRun(
  browser: Visitor,
  portfolioId: string,
  changes: Record<string, unknown> = {},
): Promise<Started> {
  const answer = await analyze(browser, 'run-portfolio-history-simulation', portfolioId, {
    ...usualRun,
    ...changes,
  });
  if (answer.status !== 200) throw new Error(`not started: ${answer.text}`);
  return answer.body;
}

/** Threads compute at low priority: beside other work of the host they may get a twentieth of a processor. */
export const computing = 600_000;

/** Asks until the run is over; gives the last status. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the API as they come
export async function runToEnd(browser: Visitor, portfolioId: string, { job_id }: Started): Promise<any> {
  return eventually(
    async () => {
      const { body } = await analyze(browser, 'check-portfolio-history-simulation-status', portfolioId, {
        job_id,
      });
      return body.status !== 'queued' && body.status !== 'running' && body;
    },
    () => 'the run did not end',
    computing,
  );
}
