import { wholeList } from '../../../foundation/answers.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { formats } from '../../imports/formats/all-formats.ts';
import { aggregatorTitle } from '../aggregator/aggregated-broker.ts';
import { aggregatorName } from '../broker-port.ts';
import { brokerTitle } from './broker-title.ts';
import { integrationOutput } from './integration-output.ts';
import { integrationsOf } from './integration-store.ts';
import { brokersFor, missingAggregatorSettings } from './known-brokers.ts';
import { isPaused, pausedOf } from './paused.ts';
import { waitingRows } from './waiting-store.ts';

export async function listIntegrations(context: Context) {
  const { services } = context;
  const { userId } = actorOf(context);
  const [rows, paused] = await Promise.all([
    integrationsOf(services.database, userId),
    pausedOf(services.database, services, userId),
  ]);
  return wholeList(rows.map((row) => integrationOutput(row, isPaused(row, paused))));
}

/** Without the keys, which nobody gets back; with what waits for an answer. */
export async function exportIntegrations(on: Queries, { id: userId }: { id: string }) {
  const integrations = [];
  for (const row of await integrationsOf(on, userId))
    integrations.push({
      // What a plan allows today says nothing of the connection.
      ...integrationOutput(row, false),
      is_read_only: undefined,
      rows_waiting: await waitingRows(on, userId, row.id),
    });
  return { integrations };
}

/** Each broker once for each of its environments, the aggregator, and each broker once if its files are read. */
export async function listAvailableIntegrations(context: Context) {
  const { services, locale } = context;
  const connectable = brokersFor(services).flatMap(
    ({ name, title, hasDemo, hasReal, hasSeveralAccounts, fields }) =>
      [hasReal && (0 as const), hasDemo && (1 as const)].flatMap((is_demo) =>
        is_demo === false
          ? []
          : [
              {
                name,
                title: brokerTitle({ name, title }, locale),
                is_csv: 0 as const,
                is_demo,
                integration_provider: 'api',
                fields: fields.map(({ name, label, brokersWord }) => ({
                  name,
                  label,
                  brokers_word: brokersWord,
                })),
                has_several_accounts: hasSeveralAccounts ? (1 as const) : (0 as const),
                missing_settings: [],
              },
            ],
      ),
  );
  const files = [...new Set(formats.map(({ broker }) => broker))].map((name) => ({
    name,
    title: null,
    is_csv: 1 as const,
    is_demo: 0 as const,
    integration_provider: 'file',
    fields: [],
    has_several_accounts: 0 as const,
    missing_settings: [],
  }));
  const aggregated = {
    name: aggregatorName,
    title: aggregatorTitle,
    is_csv: 0 as const,
    is_demo: 0 as const,
    integration_provider: aggregatorName,
    fields: [],
    has_several_accounts: 1 as const,
    missing_settings: missingAggregatorSettings(services.settings),
  };
  // What is missing of the installation is for whoever runs it.
  const isOffered = aggregated.missing_settings.length === 0 || actorOf(context).role === 'admin';
  return wholeList([...connectable, ...(isOffered ? [aggregated] : []), ...files]);
}
