import type { MarketSource } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createStooqClient } from './client.ts';
import { translateCloses } from './translate.ts';

export type StooqParts = ProviderParts & { key: string; addressTemplate?: string };

/** Its files by upload go through the CSV source, which reads the same tables. */
export function createStooqSource(parts: StooqParts): MarketSource {
  const client = createStooqClient(parts);
  return {
    name: 'stooq',
    needsKey: true,
    provides: {
      async history(symbol, from, to, signal) {
        return translateCloses(await client.closes(symbol.code, from, to, signal), symbol, from, to);
      },
    },
  };
}
