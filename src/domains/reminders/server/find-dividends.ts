import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, plus, sign, times, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { type UnitsRow, unitsAfter } from '../../ledger/follow-units.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import { unitsOfMany } from '../../ledger/server/transaction-store.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { type Round, remindedDays, remindedDaysOnWorkdayBefore } from '../days-ahead.ts';
import type { Finder, Readers, Telling } from './batch.ts';
import { type Dividend, dividendsOn, type Holder, holdersOf } from './dividend-store.ts';

/** Asked for once in a round: they are the same for everybody. */
export function dividendsOfRound({ services }: Pick<Telling, 'services'>, round: Round): Promise<Dividend[]> {
  return dividendsOn(services.database, {
    ex: remindedDaysOnWorkdayBefore(round),
    payment: remindedDays(round, 0),
  });
}

/** Ex-dividend days and payments of what people hold (rules EV-2 and EV-3). */
export const findDividends: Finder = async (telling, readers) => {
  const { services, dividends } = telling;
  if (dividends.length === 0) return [];
  const instruments = [...new Set(dividends.map((one) => one.instrument_id))];
  const holders = await holdersOf(services.database, [...readers.keys()], instruments);
  if (holders.length === 0) return [];
  const rows = await unitsOfMany(services.database, holders);
  // Of one instrument once, whatever portfolios it lies in; what is on paper is apart from what is real.
  const groups = Map.groupBy(
    holders,
    ({ user_id, instrument_id, is_virtual }) => `${user_id} ${instrument_id} ${is_virtual}`,
  );
  return [...groups.values()].flatMap((held) =>
    dividends
      .filter((one) => one.instrument_id === held[0]!.instrument_id)
      .flatMap((dividend) => noticesOf(telling, readers, dividend, held, rows)),
  );
};

function noticesOf(
  { round, rates }: Telling,
  readers: Readers,
  dividend: Dividend,
  holders: readonly Holder[],
  rows: ReadonlyMap<string, UnitsRow[]>,
): Notice[] {
  const held = holders.filter((one) => sign(unitsBefore(rows.get(one.holding_id)!, dividend.ex_day)) > 0);
  const [first] = held;
  if (!first) return [];
  const units = held.map((one) => unitsBefore(rows.get(one.holding_id)!, dividend.ex_day)).reduce(plus, zero);
  const wanted = held.every(({ currency }) => currency === first.currency) ? first.currency : 'pln';
  const rate = rates.cross(dividend.currency, wanted, dayNumber(round.today));
  const amount = times(units, decimal(dividend.amount));
  const { user_id: userId, instrument_id, ticker, is_virtual: isPaper } = first;
  const about = (day: string) => ({
    userId,
    subject: `${isPaper ? 'paper' : 'instrument'}:${instrument_id}:${day}`,
    parent: { type: 'holding', id: first.portfolio_id },
    isPaper,
    isSimulated: dividend.source === simulatedSource,
    params: {
      asset: nameIn(first.names, readers.get(userId)!.locale, ticker),
      ticker,
      day,
      amount: moneyText(rate ? times(amount, rate) : amount),
      currency: rate ? wanted : dividend.currency,
    },
  });
  const isEx = remindedDaysOnWorkdayBefore(round).includes(dividend.ex_day);
  const paid = dividend.payment_day;
  return [
    ...(isEx ? [{ kind: 'exDividend' as const, ...about(dividend.ex_day) }] : []),
    ...(paid !== null && remindedDays(round, 0).includes(paid)
      ? [{ kind: 'dividendPaid' as const, ...about(paid) }]
      : []),
  ];
}

function unitsBefore(rows: readonly UnitsRow[], day: string): Decimal {
  const number = dayNumber(day);
  return inOrder(rows.filter((row) => row.day < number)).reduce(unitsAfter, zero);
}
