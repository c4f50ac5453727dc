import { askInOrder } from '../../source-port/source-chain.ts';
import { type PriceFlag, SourceFailure, type SourceName } from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import { type CheckedPrices, checkPrices } from '../../sources/check-prices.ts';
import type { PriceRequest } from './choose-price-request.ts';

/** What was doubted in the answers on the way, kept for the operator. */
export type Doubts = { source: SourceName; flags: PriceFlag[] }[];
export type PriceAnswer = { kind: 'answer'; checked: CheckedPrices; source: SourceName; doubts: Doubts };
export type PriceSilence = { kind: 'silence'; failures: string[]; doubts: Doubts };

/** The first answer of which anything can be believed. */
export async function askForPrices(request: PriceRequest): Promise<PriceAnswer | PriceSilence> {
  const { instrument, kind, sources, symbolAt, known, from, today, now } = request;
  const doubts: Doubts = [];
  const outcome = await askInOrder<CheckedPrices>(
    inOrderOfPreference(sources, 'history', kind),
    (source) => {
      const symbol = symbolAt(source);
      return (
        symbol &&
        source.provides.history?.(symbol, from, today).then((history) =>
          checkPrices(history, {
            today,
            kind,
            currency: instrument.currency.toUpperCase(),
            unit: instrument.price_unit,
            ...(known && { lastStored: { day: known.day, close: known.price } }),
            splits: history.splits,
          }),
        )
      );
    },
    {
      now,
      refuse: ({ points, flags }, source) => {
        doubts.push({ source, flags });
        // A session that is not over yet has no close, and that is no reason to ask somebody else.
        if (points.length > 0 || flags.length === 0) return undefined;
        return new SourceFailure('garbled', `nothing to believe: ${flags[0]!.kind}`);
      },
    },
  );
  if (outcome.kind === 'answered')
    return { kind: 'answer', checked: outcome.value, source: outcome.source, doubts };
  const failures = outcome.failures.map(({ source, failure }) => `${source}: ${failure.kind}`);
  return { kind: 'silence', failures, doubts };
}
