import { dayInWarsaw, dayNumber, dayOf, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import type { assetPrice as assetPriceCall } from '../../contract.ts';
import { lastKnown } from '../../day-series.ts';
import { inWholeUnits } from '../../source-port/source-units.ts';
import { latestOf, readCloses } from './price-store.ts';

/** How far back a missing close is looked for; longer gaps mean that the asset was not traded then. */
const longestGap = 400;

/** The price of an asset on a day: today's newest one, else that day's close, else the last earlier close, marked. */
export async function assetPrice(context: Context, { query }: CallInput<typeof assetPriceCall>) {
  const { database, clock } = context.services;
  const today = dayInWarsaw(clock.now());
  if (!isDay(query.date) || query.date > today) throw invalid({ date: ['invalid'] });
  const { userId } = actorOf(context);
  const asked = isId(query.asset_id) ? await instrumentById(database, query.asset_id, userId) : undefined;
  if (!asked) throw notFound();
  // What was renamed or linked is priced as what took its place.
  const instrument =
    (asked.replaced_by && (await instrumentById(database, asked.replaced_by, null))) || asked;
  const wanted = dayNumber(query.date);
  const [closes, [latest]] = await Promise.all([
    readCloses(database, [instrument.id], wanted - longestGap, wanted),
    query.date === today ? latestOf(database, [instrument.id]) : [],
  ]);
  const common = { currency_id: instrument.currency_id };
  if (latest)
    return {
      ...common,
      value: latest.price,
      unit_value: unitValue(latest.price, instrument),
      day: latest.day,
      is_carried: latest.day < today,
      is_simulated: latest.source === simulatedSource,
      source: latest.source,
    };
  const known = lastKnown(closes.get(instrument.id)!, wanted);
  if (!known) throw notFound();
  return {
    ...common,
    value: textOfFloat(known.value),
    unit_value: unitValue(textOfFloat(known.value), instrument),
    day: dayOf(known.day),
    is_carried: known.day < wanted,
    is_simulated: instrument.source === simulatedSource,
    source: instrument.source,
  };
}

function unitValue(price: string, { price_unit, nominal }: FoundInstrument): string | null {
  if (price_unit === 'percent' && nominal === null) return null;
  return inWholeUnits(price, price_unit, nominal ?? undefined);
}
