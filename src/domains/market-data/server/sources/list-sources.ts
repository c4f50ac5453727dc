import type { Context } from '../../../../platform/http/context.ts';
import { type HealthReport, reportHealth } from '../../source-port/source-health.ts';
import { marketSources } from './market-sources.ts';
import { databaseBudget, databaseHealth, newestHeldBack } from './source-store.ts';

/** The operator's health page: every source that is switched on, whether it was ever asked or not. */
export async function listSources({ services }: Context) {
  const { database, clock, settings } = services;
  const stores = { health: databaseHealth(database), budget: databaseBudget(database) };
  const [reports, held_back] = await Promise.all([
    Promise.all(marketSources(services).map((ready) => reportHealth(ready, stores, clock.now()))),
    newestHeldBack(database),
  ]);
  return { data: { is_simulated: settings.demo, sources: reports.map(shapeOf), held_back } };
}

function shapeOf(report: HealthReport) {
  return {
    source: report.source,
    state: report.state,
    retry_at: report.retryAt ?? null,
    last_success_at: report.lastSuccess?.at ?? null,
    last_failure_at: report.lastFailure?.at ?? null,
    last_failure: report.lastFailure ? `${report.lastFailure.kind}: ${report.lastFailure.detail}` : null,
    budget: report.budget,
  };
}
