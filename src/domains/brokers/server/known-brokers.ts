import type { Services } from '../../../platform/services.ts';
import { type Settings, settingsSchema } from '../../../platform/settings/settings-schema.ts';
import { allBrokers } from '../adapters/all-brokers.ts';
import { aggregatedBroker } from '../aggregator/aggregated-broker.ts';
import type { Aggregator, AggregatorKeys } from '../aggregator/aggregator-port.ts';
import { createSnapTrade } from '../aggregator/snaptrade/aggregator.ts';
import {
  aggregatorName,
  type BrokerAdapter,
  type BrokerConnection,
  BrokerFailure,
  type ConnectionName,
  type Credentials,
} from '../broker-port.ts';

/** Our own broker is part of the demonstration. */
export function brokersFor({ settings }: Pick<Services, 'settings'>): readonly BrokerAdapter[] {
  return settings.demo ? allBrokers : allBrokers.filter(({ name }) => name !== 'demo');
}

export function brokerNamed(services: Pick<Services, 'settings'>, name: string): BrokerAdapter | undefined {
  return brokersFor(services).find((broker) => broker.name === name);
}

function adapterOf(services: Pick<Services, 'settings'>, name: ConnectionName): BrokerAdapter | undefined {
  if (name !== aggregatorName) return brokerNamed(services, name);
  const keys = aggregatorKeys(services.settings);
  return keys && aggregatedBroker(keys);
}

/** What the operator has from the aggregator; nothing while it is not set up. */
export function aggregatorKeys(settings: Settings): AggregatorKeys | undefined {
  const { snapTradeClientId: clientId, snapTradeConsumerKey: consumerKey } = settings;
  return clientId && consumerKey ? { clientId, consumerKey } : undefined;
}

/** What the operator must set before it can be used. */
export function missingAggregatorSettings(settings: Settings): string[] {
  const needed = ['snapTradeClientId', 'snapTradeConsumerKey'] as const;
  return needed.filter((name) => !settings[name]).map((name) => settingsSchema[name].env);
}

type Asking = Pick<Services, 'settings' | 'clock'>;

function optionsFor({ settings, clock }: Asking, name: ConnectionName, signal: AbortSignal) {
  const elsewhere = settings.brokerUrls.find((entry) => entry.startsWith(`${name}=`));
  return {
    baseUrl: elsewhere?.slice(name.length + 1),
    signal,
    timeoutMs: settings.brokerTimeout * 1000,
    now: () => clock.now(),
  };
}

export function openAggregator(services: Asking, signal: AbortSignal): Aggregator | undefined {
  const keys = aggregatorKeys(services.settings);
  return keys && createSnapTrade(keys, optionsFor(services, aggregatorName, signal));
}

type Opened = { broker: ConnectionName; is_demo: boolean };

/** The account behind somebody's keys; `signal` ends whatever is being asked. */
export function openConnection(
  services: Asking,
  { broker, is_demo }: Opened,
  credentials: Credentials,
  signal: AbortSignal,
): BrokerConnection {
  const adapter = adapterOf(services, broker);
  // The demonstration was switched off, or the aggregator's keys were taken away.
  if (!adapter) throw new BrokerFailure('unavailable', 'not set up here');
  return adapter.connect(credentials, { isDemo: is_demo, ...optionsFor(services, broker, signal) });
}
