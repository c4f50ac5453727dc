import type { MarketSource } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createEcbClient } from './client.ts';
import { translateSeries } from './translate.ts';

/** The euro has existed since then; whoever asks from earlier on wants the whole history. */
const firstDay = '1999-01-04';

/** Rates start from EUR; PLN always comes along, since every cross goes through it. */
export function createEcbSource(parts: ProviderParts & { address?: string }): MarketSource {
  const client = createEcbClient(parts);
  return {
    name: 'ecb',
    needsKey: false,
    provides: {
      async rates(currencies, from, to, signal) {
        const wanted = [...new Set(['PLN', ...currencies])].filter((currency) => currency !== 'EUR').sort();
        const text = await client.rates(wanted, from <= firstDay ? undefined : from, to, signal);
        return text ? translateSeries(text) : [];
      },
    },
  };
}
