import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, decimal, fixedTextOf, textOf, times } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { largestDocument } from '../../imports/contract.ts';
import { withEngine } from '../../imports/server/engine/engines.ts';
import { refuse } from '../../imports/server/refusal.ts';
import { uploadsByAccount } from '../../imports/server/upload-document.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { type FileHolding, type HoldingsFile, readHoldingsFile } from '../import/holdings-file.ts';
import type { importBonds as importCall } from '../import/import-contract.ts';
import { scheduleOf } from '../rules/schedule.ts';
import { holdingFigures } from '../rules/value-holding.ts';
import { termsOf } from '../written-terms.ts';
import { holdingsOf, insertHolding, lockCreation } from './holding-store.ts';
import { assumptionOf, type StoredRates, storedRates } from './published-rates.ts';
import { type SeriesRow, seriesBySymbols } from './series-store.ts';

type Body = CallInput<typeof importCall>['body'];

/** Shows what a file of obligacjeskarbowe.pl holds; with `save` the rows that are new become holdings (rule BD-17). */
export async function importBonds(context: Context, { body }: { body: Body }) {
  const { services } = context;
  const { userId } = actorOf(context);
  await services.limits.take(uploadsByAccount, userId);
  const file = await readFile(context, body);
  const stored = await storedRates(services);
  const today = dayInWarsaw(services.clock.now());
  return services.database.transaction(async (tx) => {
    await lockCreation(tx, userId);
    const rows = await comparedRows(tx, userId, file, today);
    const fresh = body.save ? rows.filter(({ state }) => state === 'new') : [];
    if (fresh.length)
      await noteForMinutes(tx, context, {
        kind: 'bonds-imported',
        about: { count: fresh.length, name: body.name },
      });
    for (const row of fresh) await addRow(tx, userId, row, services.clock.now());
    if (fresh.length) await tellChange(tx, context);
    const read = rows.map((row) => ({
      line: row.line,
      symbol: row.symbol,
      amount: row.amount,
      purchased_at: row.bought,
      state: row.state,
      reason: row.state === 'problem' ? ('symbolError' as const) : null,
      stated: row.stated,
      reckoned: reckoned(row, row.series, file.day ?? today, stored),
    }));
    const unread = file.problems.map((problem) => ({ ...unreadRow, ...problem }));
    return {
      data: {
        day: file.day,
        saved: fresh.length,
        rows: [...read, ...unread].sort((one, other) => one.line - other.line),
      },
    };
  });
}

const unreadRow = {
  amount: null,
  purchased_at: null,
  state: 'problem' as const,
  stated: null,
  reckoned: null,
};

type ComparedRow = FileHolding & { series: SeriesRow | undefined; state: 'new' | 'held' | 'problem' };

/** Each row with its series, and whether the person has it already: that series, bought that day. */
async function comparedRows(
  tx: Tx,
  userId: string,
  file: HoldingsFile,
  today: string,
): Promise<ComparedRow[]> {
  const held = new Set(
    (await holdingsOf(tx, userId)).map(({ symbol, purchased_on }) => keyOf(symbol, purchased_on)),
  );
  const series = await seriesBySymbols(tx, [...new Set(file.holdings.map(({ symbol }) => symbol))]);
  const bySymbol = new Map(series.map((row) => [row.symbol, row]));
  return file.holdings.map((row) => {
    const found = bySymbol.get(row.symbol);
    const isKnown = found && row.bought <= today;
    return {
      ...row,
      series: found,
      state: !isKnown ? 'problem' : held.has(keyOf(row.symbol, row.bought)) ? 'held' : 'new',
    };
  });
}

async function addRow(
  tx: Tx,
  userId: string,
  { series, amount, bought }: ComparedRow,
  at: Date,
): Promise<void> {
  await insertHolding(tx, userId, {
    id: newId(),
    series_id: series!.id,
    own_series_id: null,
    amount,
    total: textOf(times(decimal(series!.face_value), decimal(String(amount)))),
    currency_id: series!.currency_id,
    purchased_on: bought,
    at,
  });
}

const keyOf = (symbol: string, day: string) => `${symbol} ${day}`;

/** A file is read apart, as every file of strangers is. */
async function readFile(context: Context, { file, name }: Body): Promise<HoldingsFile> {
  const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  if (bytes.length > largestDocument) throw invalid({ file: ['documentTooLarge'] });
  const { userId } = actorOf(context);
  const read = await withEngine(userId, (engine) => engine.read(bytes, name)).catch((error: unknown) =>
    refuse(context, error),
  );
  const found =
    read.kind === 'unknown' && read.file.total <= read.file.rows.length
      ? readHoldingsFile(read.file.rows, name)
      : null;
  if (!found || found.holdings.length + found.problems.length === 0)
    throw invalid({ file: ['bondFileError'] });
  return found;
}

/** What we say the row is worth on the day of the file, to be held against what it says itself. */
function reckoned(
  row: FileHolding,
  series: SeriesRow | undefined,
  day: string,
  stored: StoredRates,
): string | null {
  if (!series || day < row.bought) return null;
  const schedule = scheduleOf(termsOf(series), row.bought, stored);
  const held = { schedule, amount: row.amount, closedOn: null, quoteOn: () => null };
  const value: Decimal | null = holdingFigures(held, day, assumptionOf(stored)).value;
  return value && fixedTextOf(value, 2);
}
