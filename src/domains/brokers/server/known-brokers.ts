import type { Services } from '../../../platform/services.ts';
import { alpaca } from '../adapters/alpaca/adapter.ts';
import { createDemoBroker } from '../adapters/demo/adapter.ts';
import { exante } from '../adapters/exante/adapter.ts';
import { interactiveBrokers } from '../adapters/interactive-brokers/adapter.ts';
import { trading212 } from '../adapters/trading212/adapter.ts';
import type { BrokerAdapter, BrokerConnection, BrokerName, Credentials } from '../broker-port.ts';

/** In the order in which people look for them. */
export const knownBrokers: readonly BrokerAdapter[] = [
  exante,
  trading212,
  interactiveBrokers,
  alpaca,
  createDemoBroker(),
];

/** Our own broker is part of the demonstration. */
export function brokersFor({ settings }: Pick<Services, 'settings'>): readonly BrokerAdapter[] {
  return settings.demo ? knownBrokers : knownBrokers.filter(({ name }) => name !== 'demo');
}

export function brokerNamed(services: Pick<Services, 'settings'>, name: string): BrokerAdapter | undefined {
  return brokersFor(services).find((broker) => broker.name === name);
}

type Opened = { broker: BrokerName; is_demo: boolean };

/** The account behind somebody's keys; `signal` ends whatever is being asked. */
export function openConnection(
  services: Pick<Services, 'settings' | 'clock'>,
  { broker, is_demo }: Opened,
  credentials: Credentials,
  signal: AbortSignal,
): BrokerConnection {
  const { settings, clock } = services;
  const elsewhere = settings.brokerUrls.find((entry) => entry.startsWith(`${broker}=`));
  return brokerNamed(services, broker)!.connect(credentials, {
    isDemo: is_demo,
    baseUrl: elsewhere?.slice(broker.length + 1),
    signal,
    timeoutMs: settings.brokerTimeout * 1000,
    now: () => clock.now(),
  });
}
