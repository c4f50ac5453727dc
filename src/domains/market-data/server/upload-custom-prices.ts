import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userSource } from '../../instruments/server/custom-assets.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import type { uploadCustomPrices as uploadCall } from '../contract.ts';
import { checkPrices } from '../sources/check-prices.ts';
import { fatalProblem, flagsOf, readPriceFile } from '../sources/csv/translate.ts';
import { storeHistory } from './store-history.ts';

/** Reads a person's own prices. What cannot be believed is named line by line; the rest is stored at once. */
export async function uploadCustomPrices(context: Context, { params, body }: CallInput<typeof uploadCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const instrument = isId(params.id) ? await instrumentById(database, params.id, userId) : undefined;
  if (!instrument || instrument.owner_id !== userId) throw notFound();
  const file = readPriceFile(body.csv);
  const fatal = fatalProblem(file);
  if (fatal || file.points.length === 0) throw invalid({ csv: ['invalid'] }, fatal?.kind ?? 'empty');
  const currency = instrument.currency.toUpperCase();
  const ordered = file.points.map((point) => point.day).sort();
  const checked = checkPrices(
    {
      symbol: instrument.ticker,
      currency,
      unit: 'unit',
      from: ordered[0]!,
      to: ordered.at(-1)!,
      points: file.points,
      splits: [],
      flags: flagsOf(file.problems),
    },
    { today: dayInWarsaw(clock.now()), kind: 'custom', currency, unit: 'unit' },
  );
  await database.transaction((tx) =>
    storeHistory(tx, instrument.id, checked.points, userSource, clock.now()),
  );
  return {
    data: {
      stored: checked.points.length,
      first_day: checked.points[0]?.day ?? null,
      last_day: checked.points.at(-1)?.day ?? null,
      problems: checked.flags.map((flag) => ({
        line: flag.line ?? null,
        day: flag.day ?? null,
        value: flag.value ?? null,
        reason: flag.kind,
      })),
    },
  };
}
