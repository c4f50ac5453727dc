import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { type EventRow, storeEvents } from '../indicators/indicator-store.ts';
import { marketChanged } from '../market-events.ts';
import { noteAttempt, storeHeldBack } from '../sources/source-store.ts';
import type { FoundEvents } from './ask-for-events.ts';
import type { Doubts, PriceAnswer, PriceSilence } from './ask-for-prices.ts';
import type { PriceRequest } from './choose-price-request.ts';
import { storeHistory } from './store-history.ts';

/** Everything that came, in one transaction; whoever looks at prices hears of it when it commits. */
export async function storeAnswer(
  { database, events }: Services,
  { instrument, now }: PriceRequest,
  { checked, source, doubts }: PriceAnswer,
  found: FoundEvents | undefined,
): Promise<void> {
  const currencies = found ? await currenciesWithRates(database, '1970-01-01') : [];
  const currencyId = (code: string) => currencies.find(({ title }) => title === code.toLowerCase())?.id;
  await database.transaction(async (tx) => {
    await noteAttempt(tx, instrument.id, 'answered', now());
    await storeHistory(tx, instrument.id, checked.points, source, now());
    await storeDoubts(tx, instrument.id, doubts, now());
    if (found) await storeEvents(tx, eventRows(found, instrument, currencyId));
    if (checked.points.length) await events.publish(tx, marketChanged.of());
  });
}

/** Nobody had anything to believe: it is asked again later, and the operator can see why. */
export async function storeSilence(
  { database, log }: Services,
  { instrument, now }: PriceRequest,
  { failures, doubts }: PriceSilence,
): Promise<void> {
  log.warn({ ticker: instrument.ticker, failures }, 'no source has prices');
  await database.transaction(async (tx) => {
    await noteAttempt(tx, instrument.id, 'failed', now());
    await storeDoubts(tx, instrument.id, doubts, now());
  });
}

async function storeDoubts(tx: Tx, instrumentId: string, doubts: Doubts, at: Date): Promise<void> {
  for (const { source, flags } of doubts) await storeHeldBack(tx, instrumentId, source, flags, at);
}

const unknown = {
  numerator: null,
  denominator: null,
  amount: null,
  currency_id: null,
  declaration_day: null,
  record_day: null,
  payment_day: null,
};

function eventRows(
  { events, source }: FoundEvents,
  instrument: PriceRequest['instrument'],
  currencyId: (code: string) => string | undefined,
): EventRow[] {
  const base = { ...unknown, instrument_id: instrument.id, source };
  return [
    ...events.splits.map((split) => ({
      ...base,
      id: newId(),
      kind: 'split' as const,
      day: split.day,
      numerator: split.numerator,
      denominator: split.denominator,
    })),
    ...events.dividends.map((paid) => ({
      ...base,
      id: newId(),
      kind: 'dividend' as const,
      day: paid.day,
      amount: paid.amount,
      currency_id: currencyId(paid.currency ?? instrument.currency) ?? instrument.currency_id,
      declaration_day: paid.declarationDay ?? null,
      record_day: paid.recordDay ?? null,
      payment_day: paid.paymentDay ?? null,
    })),
  ];
}
