import type { Services } from '../../../platform/services.ts';
import { allBrokers } from '../adapters/all-brokers.ts';
import type { BrokerAdapter, BrokerConnection, BrokerName, Credentials } from '../broker-port.ts';

/** Our own broker is part of the demonstration. */
export function brokersFor({ settings }: Pick<Services, 'settings'>): readonly BrokerAdapter[] {
  return settings.demo ? allBrokers : allBrokers.filter(({ name }) => name !== 'demo');
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
