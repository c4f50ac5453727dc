import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { defineThreadWork, WorkTooLarge } from '../../../../platform/threads/thread-work.ts';
import { noteForMinutes } from '../../../changes/server/note-change.ts';
import { userSource } from '../../../instruments/server/custom-assets.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { tellOwnPrices } from '../../../instruments/server/tell-own-prices.ts';
import type {
  uploadCataloguePrices as catalogueCall,
  uploadCustomPrices as customCall,
} from '../../prices-contract.ts';
import type { InstrumentClass } from '../../source-port/source-port.ts';
import type { readUpload, Upload } from '../../sources/csv/read-upload.ts';
import { marketChanged } from '../market-events.ts';
import { storeHeldBack } from '../sources/source-store.ts';
import { closesOfOne, deletePrices, renewLatest } from './own-price-store.ts';
import { lockPrices, splitsOf } from './price-store.ts';
import { storeHistory } from './store-history.ts';

const readingUpload = defineThreadWork<typeof readUpload>(
  new URL('../../sources/csv/read-upload.ts', import.meta.url),
  'readUpload',
  { seconds: 45 },
);

type Given = CallInput<typeof catalogueCall>['body'];

/** Reads a person's own prices. What cannot be believed is named line by line; the rest is stored at once. */
export async function uploadCustomPrices(context: Context, { params, body }: CallInput<typeof customCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const instrument = isId(params.id) ? await instrumentById(database, params.id, userId) : undefined;
  if (!instrument || instrument.owner_id !== userId) throw notFound();
  const { report, points } = await readOnThread(context, body, instrument, { kind: 'custom', splits: [] });
  if (!body.preview && points.length > 0) {
    await database.transaction(async (tx) => {
      // Before anything else: two uploads at once would wait for each other for ever.
      await lockPrices(tx, instrument.id);
      await noteForMinutes(tx, context, {
        kind: 'own-prices-uploaded',
        about: { count: points.length, name: instrument.ticker },
      });
      if (body.replace) await deletePrices(tx, instrument.id);
      await storeHistory(tx, instrument.id, points, userSource, clock.now());
      await renewLatest(tx, instrument.id);
      await tellOwnPrices(tx, context);
    });
  }
  return { data: report };
}

export const fileSource = 'csv';

/**
 * The operator's own file for an instrument of the catalogue, held against what is stored. Not while the demonstration
 * is on: real and simulated prices never mix.
 */
export async function uploadCataloguePrices(
  context: Context,
  { params, body }: CallInput<typeof catalogueCall>,
) {
  const { database, clock, events, settings } = context.services;
  const instrument = isId(params.id) ? await instrumentById(database, params.id, null) : undefined;
  if (!instrument) throw notFound();
  if (settings.demo) throw invalid({ csv: ['simulatedMarket'] });
  const { report, points, flags } = await readOnThread(context, body, instrument, {
    kind: instrument.class_slug as InstrumentClass,
    splits: await splitsOf(database, [instrument.id]),
    stored: await closesOfOne(database, instrument.id),
  });
  if (!body.preview) {
    await database.transaction(async (tx) => {
      await storeHistory(tx, instrument.id, points, fileSource, clock.now());
      await storeHeldBack(tx, instrument.id, fileSource, flags, clock.now());
      if (points.length) await events.publish(tx, marketChanged.of());
    });
  }
  return { data: report };
}

type Market = Pick<Upload, 'splits' | 'stored'> & { kind: InstrumentClass };

/** A file is read beside the thread that answers everybody: what is in it decides how long that takes. */
async function readOnThread(
  context: Context,
  { csv, day_order: dayOrder, preview = false }: Given,
  instrument: FoundInstrument,
  { kind, ...market }: Market,
) {
  const { threads, clock } = context.services;
  const { ticker, price_unit: unit } = instrument;
  const upload: Upload = {
    csv,
    dayOrder,
    preview,
    today: dayInWarsaw(clock.now()),
    instrument: { ticker, currency: instrument.currency.toUpperCase(), unit, kind },
    ...market,
  };
  try {
    const read = await threads.run(readingUpload, upload, actorOf(context).userId);
    if ('unreadable' in read) throw invalid({ csv: ['invalid'] }, read.unreadable);
    return read;
  } catch (error) {
    if (error instanceof WorkTooLarge) throw invalid({ csv: ['invalid'] }, 'tooLarge');
    throw error;
  }
}
