import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, fixedTextOf } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { largestDocument } from '../../imports/contract.ts';
import { withEngine } from '../../imports/server/engine/engines.ts';
import { refuse } from '../../imports/server/refusal.ts';
import { uploadsByAccount } from '../../imports/server/upload-document.ts';
import { type FileHolding, type HoldingsFile, readHoldingsFile } from '../import/holdings-file.ts';
import type { importBonds as importCall } from '../import/import-contract.ts';
import { scheduleOf } from '../rules/schedule.ts';
import { holdingFigures } from '../rules/value-holding.ts';
import { tellChange } from './bond-events.ts';
import { holdingsOf, insertHolding, lockCreation } from './holding-store.ts';
import { assumptionOf, type StoredRates, storedRates } from './published-rates.ts';
import { type SeriesRow, seriesBySymbols } from './series-store.ts';
import { termsOf } from './value-bonds.ts';

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
    const held = await holdingsOf(tx, userId);
    const series = await seriesBySymbols(tx, [...new Set(file.holdings.map(({ symbol }) => symbol))]);
    const bySymbol = new Map(series.map((row) => [row.symbol, row]));
    const known = new Map<string, number>();
    for (const row of held)
      known.set(
        keyOf(row.symbol, row.purchased_on),
        (known.get(keyOf(row.symbol, row.purchased_on)) ?? 0) + row.amount,
      );
    const rows = file.holdings.map((row) => {
      const terms = bySymbol.get(row.symbol);
      const state =
        !terms || row.bought > today ? 'problem' : known.has(keyOf(row.symbol, row.bought)) ? 'held' : 'new';
      return { ...row, terms, state: state as 'new' | 'held' | 'problem' };
    });
    const fresh = rows.filter(({ state }) => state === 'new');
    if (body.save) {
      for (const row of fresh)
        await insertHolding(tx, userId, {
          id: newId(),
          series_id: row.terms!.id,
          own_series_id: null,
          amount: row.amount,
          total: String(row.amount * 100),
          currency_id: row.terms!.currency_id,
          purchased_on: row.bought,
          at: services.clock.now(),
        });
      if (fresh.length) await tellChange(tx, context);
    }
    return {
      data: {
        day: file.day,
        saved: body.save ? fresh.length : 0,
        rows: [
          ...rows.map((row) => ({
            line: row.line,
            symbol: row.symbol,
            amount: row.amount,
            purchased_at: row.bought,
            state: row.state,
            reason: row.state === 'problem' ? ('symbolError' as const) : null,
            stated: row.stated,
            reckoned: reckoned(row, row.terms, file.day ?? today, stored),
          })),
          ...file.problems.map(({ line, symbol, reason }) => ({
            line,
            symbol,
            amount: null,
            purchased_at: null,
            state: 'problem' as const,
            reason,
            stated: null,
            reckoned: null,
          })),
        ].sort((a, b) => a.line - b.line),
      },
    };
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
