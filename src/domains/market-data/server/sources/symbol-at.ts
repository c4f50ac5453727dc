import type { FoundInstrument } from '../../../instruments/server/instrument-store.ts';
import type { MarketSource, SourceSymbol } from '../../source-port/source-port.ts';
import { providerKey, providerSymbol } from '../../source-port/source-symbols.ts';

/** What a source calls an instrument; nothing where it cannot know it. */
export type SymbolAt = (source: MarketSource) => SourceSymbol | undefined;

/** The stored symbol of each source, else the one by the rules of the instrument's exchange. */
export function symbolAmong(
  instrument: Pick<FoundInstrument, 'ticker' | 'mic' | 'currency' | 'price_unit'>,
  stored: ReadonlyMap<string, string>,
): SymbolAt {
  return (source) => {
    const code = stored.get(providerKey(source.name)) ?? providerSymbol(source.name, instrument);
    if (!code) return undefined;
    return {
      code,
      currency: instrument.currency.toUpperCase(),
      ...(instrument.price_unit === 'percent' && { unit: 'percent' as const }),
    };
  };
}
