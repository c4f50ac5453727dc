import { recoverCutOff, recoverJob } from '../domains/backtest/server/running/recover-simulations.ts';
import { runSimulation, runSimulationJob } from '../domains/backtest/server/running/run-simulation.ts';
import { runSweep, runSweepJob } from '../domains/backtest/server/running/run-sweep.ts';
import { createThreadPool } from '../domains/backtest/server/running/thread-pool.ts';
import { answerResetRequest, resetRequested } from '../domains/identity/server/mail/request-mail.ts';
import { deleteExpiredTokens } from '../domains/identity/server/mail/token-store.ts';
import { deleteExpiredSessions } from '../domains/identity/server/sign-in/session-store.ts';
import { heldInstruments } from '../domains/ledger/server/holding-store.ts';
import { carryOnDemoMarket } from '../domains/market-data/server/demo/seed-demo-market.ts';
import {
  fetchIndicators,
  fetchIndicatorsOf,
} from '../domains/market-data/server/indicators/fetch-indicators.ts';
import {
  backfill,
  backfillInstrument,
  queueStalePrices,
  refreshPrices,
} from '../domains/market-data/server/prices/refresh-prices.ts';
import { fetchQuotes, refreshQuotes } from '../domains/market-data/server/quotes/refresh-quotes.ts';
import { fetchRates, refreshRates } from '../domains/market-data/server/refresh-rates.ts';
import { forgetOldBudgets } from '../domains/market-data/server/sources/source-store.ts';
import { defineJob, handles, type JobHandler } from '../platform/jobs/job-queue.ts';
import { forgetOldWindows } from '../platform/limits/limits.ts';
import { deliverMail, sweepMails } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';

/** The demonstration market goes on each day. */
const carryOnDemo = defineJob<Record<string, never>>('market.carry-on-demo', { schedule: '7 * * * *' });
const tidyUp = defineJob<Record<string, never>>('platform.tidy-up', { schedule: '17 * * * *' });

/** All background work, with who does it. */
export function jobHandlers(services: Services): JobHandler[] {
  const { database, clock, mailer } = services;
  const threads = createThreadPool();
  return [
    handles(deliverMail, ({ mailId }) => mailer.deliver(mailId)),
    handles(sweepMails, () => mailer.sweep()),
    handles(resetRequested, (payload) => answerResetRequest(services, payload)),
    handles(carryOnDemo, () => carryOnDemoMarket(services)),
    handles(refreshRates, () => fetchRates(services)),
    handles(refreshPrices, () => queueStalePrices(services)),
    handles(refreshQuotes, () => fetchQuotes(services, heldInstruments)),
    handles(fetchIndicators, (payload) => fetchIndicatorsOf(services, payload)),
    handles(backfillInstrument, (payload) => backfill(services, payload)),
    // One for each thread: so many simulations are under way at once, the others queue.
    ...Array.from({ length: threads.size }, () =>
      handles(runSimulationJob, (payload) => runSimulation(services, threads, payload)),
    ),
    handles(runSweepJob, (payload) => runSweep(services, threads, payload)),
    handles(recoverJob, () => recoverCutOff(services)),
    handles(tidyUp, async () => {
      const now = clock.now();
      await deleteExpiredSessions(database, now);
      await deleteExpiredTokens(database, new Date(now.getTime() - 30 * 86_400_000));
      await forgetOldWindows(database, now);
      await forgetOldBudgets(database, now);
    }),
  ];
}
