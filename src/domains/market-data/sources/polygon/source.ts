import type { MarketSource } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createPolygonClient } from './client.ts';
import { translateTicker } from './translate.ts';

export type PolygonParts = ProviderParts & { key: string; address?: string };

export function createPolygonSource(parts: PolygonParts): MarketSource {
  const client = createPolygonClient(parts);
  return {
    name: 'polygon',
    needsKey: true,
    provides: {
      async facts(symbol, signal) {
        return translateTicker(await client.ticker(symbol.code, signal));
      },
    },
  };
}
