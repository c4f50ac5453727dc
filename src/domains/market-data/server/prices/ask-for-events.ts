import { askInOrder } from '../../source-port/source-chain.ts';
import type { CorporateEvents, SourceName } from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import type { PriceRequest } from './choose-price-request.ts';

export type FoundEvents = { events: CorporateEvents; source: SourceName };

/** Splits and dividends of the same days; that nobody knows them is no reason to go without the closes. */
export async function askForEvents(request: PriceRequest): Promise<FoundEvents | undefined> {
  const { kind, sources, symbolAt, from, today, now } = request;
  const outcome = await askInOrder<CorporateEvents>(
    inOrderOfPreference(sources, 'events', kind),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.events?.(symbol, from, today);
    },
    { now },
  );
  return outcome.kind === 'answered' ? { events: outcome.value, source: outcome.source } : undefined;
}
