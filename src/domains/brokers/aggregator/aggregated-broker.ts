import { aggregatorName, type BrokerAdapter } from '../broker-port.ts';
import { withPlainKeys } from '../kit/plain-keys.ts';
import type { AggregatorKeys } from './aggregator-port.ts';
import { createSnapTrade } from './snaptrade/aggregator.ts';

/** Its proper name. */
export const aggregatorTitle = 'SnapTrade';

/**
 * Connections that the aggregator reads, as one more broker. Nobody types its keys: they are the person as the
 * aggregator knows them, their secret and the connection.
 */
export function aggregatedBroker(keys: AggregatorKeys): BrokerAdapter {
  return withPlainKeys({
    name: aggregatorName,
    title: aggregatorTitle,
    hasDemo: false,
    hasReal: true,
    fields: [
      { name: 'applicationId', label: 'applicationId', brokersWord: 'userId' },
      { name: 'accessKey', label: 'secretKey', brokersWord: 'userSecret' },
      { name: 'clientId', label: 'clientId', brokersWord: 'authorizationId' },
    ],
    connect: ({ applicationId, accessKey, clientId = '' }, options) =>
      createSnapTrade(keys, options).connect({ userId: applicationId, userSecret: accessKey }, clientId),
  });
}
