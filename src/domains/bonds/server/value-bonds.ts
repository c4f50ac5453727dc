import { type Day, dayInWarsaw, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, textOf, textOfFloat } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Services } from '../../../platform/services.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { carriedForward } from '../../market-data/day-series.ts';
import { marketMemoryOf, type Quoted } from '../../valuation/server/market-memory.ts';
import type { Shown, ValuedHolding } from '../bond-output.ts';
import type { Assumption } from '../rules/period-rates.ts';
import { type Schedule, scheduleOf } from '../rules/schedule.ts';
import { type HeldBonds, holdingFigures, type Quote } from '../rules/value-holding.ts';
import { followsOf } from '../series-terms.ts';
import { termsOf } from '../written-terms.ts';
import type { HoldingRow } from './holding-store.ts';
import { assumptionOf, type StoredRates, storedRates } from './published-rates.ts';
import { quotedBonds } from './quoted-store.ts';

/** What a form shows as the reference of a series: what was typed, or what is published last. */
export function referenceOf(
  row: Pick<HoldingRow, 'kind' | 'first_rate' | 'period_rates'> & { reference?: string | null },
  stored: StoredRates,
): { percent: string; of: string | null } | null {
  if (row.reference != null) return { percent: row.reference, of: null };
  const follows = followsOf(row.kind);
  if (follows === 'nothing') return row.first_rate === null ? null : { percent: row.first_rate, of: null };
  if (follows === 'wibor') {
    const last = row.period_rates.at(-1);
    return last === undefined ? null : { percent: last, of: null };
  }
  const newest = follows === 'inflation' ? stored.newestInflation : stored.newestReference;
  return newest && { percent: textOf(newest.percent), of: newest.of };
}

export type ValuedBonds = {
  holdings: ValuedHolding[];
  shown: Shown;
  stored: StoredRates;
  assumption: Assumption;
};

export type ValueOptions = {
  currency?: string | undefined;
  on?: string | undefined;
  inflation?: string | undefined;
};

/** Holdings at their worth on a day, in the shown currency. */
export async function valueBonds(
  services: Services,
  rows: readonly HoldingRow[],
  { currency = 'pln', on, inflation }: ValueOptions,
): Promise<ValuedBonds> {
  const today = dayInWarsaw(services.clock.now());
  const day = on ?? today;
  const [stored, rates, quotes] = await Promise.all([
    storedRates(services),
    marketMemoryOf(services).rates(dayNumber(today)),
    quotesOf(services, rows, today),
  ]);
  const shown: Shown = { currency: currency.toLowerCase(), day, rates };
  if (!rates.knows(shown.currency)) throw invalid({ currency: ['currencyError'] });
  const assumption = assumptionOf(stored, inflation);
  const scheduleFor = schedulesBy(stored);
  const holdings = rows.map((row): ValuedHolding => {
    const held: HeldBonds = {
      schedule: scheduleFor(row),
      amount: row.amount,
      closedOn: row.closed_on,
      quoteOn: row.kind === 'catalyst' ? quotes(row) : noQuote,
    };
    return {
      facts: row,
      held,
      figures: holdingFigures(held, day, assumption),
      reference: referenceOf(row, stored)?.percent ?? null,
    };
  });
  return { holdings, shown, stored, assumption };
}

/** Purchases of one series on one day have one schedule. */
function schedulesBy(stored: StoredRates): (row: HoldingRow) => Schedule {
  const schedules = new Map<string, Schedule>();
  return (row) => {
    const key = `${row.series_id ?? row.own_series_id} ${row.purchased_on}`;
    const schedule = schedules.get(key) ?? scheduleOf(termsOf(row), row.purchased_on, stored);
    schedules.set(key, schedule);
    return schedule;
  };
}

/** Holdings with what they will pay and without what they are worth: for those of many people at once. */
export async function payingBonds<Row extends HoldingRow>(
  services: Services,
  rows: readonly Row[],
): Promise<{ holdings: { row: Row; held: HeldBonds }[]; assumption: Assumption }> {
  const stored = await storedRates(services);
  const scheduleFor = schedulesBy(stored);
  const holdings = rows.map((row) => ({
    row,
    held: { schedule: scheduleFor(row), amount: row.amount, closedOn: row.closed_on, quoteOn: noQuote },
  }));
  return { holdings, assumption: assumptionOf(stored, undefined) };
}

const noQuote = () => null;

/** Prices of bonds of Catalyst: the catalogue's, else what the person typed (rule BD-11). */
async function quotesOf(services: Services, rows: readonly HoldingRow[], today: Day) {
  const traded = rows.filter(({ kind }) => kind === 'catalyst');
  if (traded.length === 0) return () => noQuote;
  const known = await quotedBonds(services.database, [...new Set(traded.map(({ symbol }) => symbol))]);
  const first = traded.reduce((day, row) => (row.purchased_on < day ? row.purchased_on : day), today);
  const quoted = await marketMemoryOf(services).quotes(
    known.map(({ id }) => id),
    dayNumber(first),
    dayNumber(today),
  );
  const bySymbol = new Map(known.map(({ ticker, id }) => [ticker, quoted.get(id)!]));
  return (row: HoldingRow) => {
    const market = bySymbol.get(row.symbol);
    return market?.newest ? catalogueQuote(market) : typedQuote(row.quotes ?? {});
  };
}

function catalogueQuote({ closes, newest, source }: Quoted): HeldBonds['quoteOn'] {
  const carried = carriedForward(closes);
  return (day): Quote | null => {
    const simulated = source === simulatedSource;
    if (newest && day >= dayOf(newest.day))
      return { percent: newest.price, day: dayOf(newest.day), simulated };
    const percent = carried.values[dayNumber(day) - carried.first];
    return percent && Number.isFinite(percent)
      ? { percent: decimal(textOfFloat(percent)), day, simulated }
      : null;
  };
}

/** The last one typed up to a day; before the first one it is that. */
function typedQuote(typed: Record<string, string>): HeldBonds['quoteOn'] {
  const days = Object.keys(typed).sort();
  if (days.length === 0) return noQuote;
  return (day) => {
    const last = days.findLast((each) => each <= day) ?? days[0]!;
    return { percent: decimal(typed[last]!), day: last, simulated: false };
  };
}
