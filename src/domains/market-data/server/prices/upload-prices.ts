import { dayInWarsaw, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { userSource } from '../../../instruments/server/custom-assets.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { tellOwnPrices } from '../../../instruments/server/tell-own-prices.ts';
import { reportPriceFile } from '../../price-file-report.ts';
import type {
  uploadCataloguePrices as catalogueCall,
  uploadCustomPrices as customCall,
} from '../../prices-contract.ts';
import type { InstrumentClass, SplitEvent } from '../../source-port/source-port.ts';
import { checkPrices, type PriceContext } from '../../sources/check-prices.ts';
import { historyOf } from '../../sources/csv/price-file-history.ts';
import { fatalProblem, type PriceFile, readPriceFile } from '../../sources/csv/translate.ts';
import { marketChanged } from '../market-events.ts';
import { storeHeldBack } from '../sources/source-store.ts';
import { deletePrices, renewLatest } from './own-price-store.ts';
import { lockPrices, readCloses, splitsOf } from './price-store.ts';
import { storeHistory } from './store-history.ts';

type Given = CallInput<typeof catalogueCall>['body'];

/** Reads a person's own prices. What cannot be believed is named line by line; the rest is stored at once. */
export async function uploadCustomPrices(context: Context, { params, body }: CallInput<typeof customCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const instrument = isId(params.id) ? await instrumentById(database, params.id, userId) : undefined;
  if (!instrument || instrument.owner_id !== userId) throw notFound();
  const file = readFile(body, instrument);
  const checked = check(file, instrument, { today: dayInWarsaw(clock.now()), kind: 'custom' }, []);
  if (!body.preview && checked.points.length > 0) {
    await database.transaction(async (tx) => {
      // Before anything else: two uploads at once would wait for each other for ever.
      await lockPrices(tx, instrument.id);
      if (body.replace) await deletePrices(tx, instrument.id);
      await storeHistory(tx, instrument.id, checked.points, userSource, clock.now());
      await renewLatest(tx, instrument.id);
      await tellOwnPrices(tx, context);
    });
  }
  return { data: reportPriceFile(file, checked) };
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
  const file = readFile(body, instrument);
  const splits = await splitsOf(database, [instrument.id]);
  const checked = check(
    file,
    instrument,
    {
      today: dayInWarsaw(clock.now()),
      kind: instrument.class_slug as InstrumentClass,
      lastStored: await storedNear(context, instrument.id, file),
    },
    splits,
  );
  if (!body.preview) {
    await database.transaction(async (tx) => {
      await storeHistory(tx, instrument.id, checked.points, fileSource, clock.now());
      await storeHeldBack(tx, instrument.id, fileSource, checked.flags, clock.now());
      if (checked.points.length) await events.publish(tx, marketChanged.of());
    });
  }
  return { data: reportPriceFile(file, checked) };
}

/** The file's closes, or why there are none. A file of several instruments is searched for this one's ticker. */
function readFile({ csv, day_order: dayOrder }: Given, instrument: FoundInstrument): PriceFile {
  const whole = readPriceFile(csv, { dayOrder });
  const several = fatalProblem(whole)?.kind === 'severalInstruments';
  const file = several ? readPriceFile(csv, { dayOrder, ticker: instrument.ticker }) : whole;
  const fatal = fatalProblem(file);
  if (fatal || file.points.length + file.problems.length === 0)
    throw invalid({ csv: ['invalid'] }, fatal?.kind ?? (several ? 'severalInstruments' : 'empty'));
  return file;
}

function check(file: PriceFile, instrument: FoundInstrument, context: PriceContext, splits: SplitEvent[]) {
  const currency = instrument.currency.toUpperCase();
  const unit = instrument.price_unit;
  const days = file.points.map(({ day }) => day);
  const history = historyOf(
    file,
    { code: instrument.ticker, currency, unit },
    days[0] ?? context.today,
    days.at(-1) ?? context.today,
    splits,
  );
  return checkPrices(history, { ...context, currency, unit, splits });
}

/** No close is that far from the next one. */
const nearDays = 31;

/** A stored close from about where the file begins: what lies a thousandfold off it is not believed. */
async function storedNear(context: Context, id: string, file: PriceFile) {
  const first = file.points[0]?.day;
  if (!first) return undefined;
  const from = dayNumber(first);
  const closes = await readCloses(context.services.database, [id], from - nearDays, from + nearDays);
  const { values, first: start } = closes.get(id)!;
  let nearest: number | undefined;
  for (const [at, close] of values.entries()) {
    if (Number.isNaN(close)) continue;
    if (nearest === undefined || Math.abs(start + at - from) < Math.abs(start + nearest - from)) nearest = at;
  }
  if (nearest === undefined) return undefined;
  return { day: dayOf(start + nearest), close: textOfFloat(values[nearest]!) };
}
