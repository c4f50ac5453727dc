import type { Services } from '../../../../platform/services.ts';
import type { FoundInstrument } from '../../../instruments/server/instrument-store.ts';
import { askInOrder } from '../../source-port/source-chain.ts';
import type { FundMakeUp, InstrumentClass } from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import { symbolsOf } from '../prices/price-store.ts';
import { marketSources } from './market-sources.ts';
import { symbolAmong } from './symbol-at.ts';

/** Somebody waits for it. */
const patienceMs = 10_000;

function sourcesOf(services: Services, kind: InstrumentClass) {
  const sources = marketSources(services).map(({ source }) => source);
  return inOrderOfPreference(sources, 'makeUp', kind);
}

/** Whether this installation has a source that tells what funds hold. */
export function tellsMakeUps(services: Services): boolean {
  return sourcesOf(services, 'etf').length > 0;
}

/** What a fund holds, from the first source that tells; nothing where none does. */
export async function fundMakeUp(
  services: Services,
  instrument: FoundInstrument,
): Promise<FundMakeUp | undefined> {
  const symbolAt = symbolAmong(instrument, await symbolsOf(services.database, instrument.id));
  const signal = AbortSignal.timeout(patienceMs);
  const outcome = await askInOrder<FundMakeUp>(
    sourcesOf(services, instrument.class_slug as InstrumentClass),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.makeUp?.(symbol, signal);
    },
    { now: () => services.clock.now() },
  );
  return outcome.kind === 'answered' ? outcome.value : undefined;
}
