import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, plus, textOf, times, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { holdingsIn, isHeld } from '../figures/ledger-values.ts';
import { upcomingOf } from './upcoming-store.ts';
import type { ValuedLedger } from './value-ledger.ts';

const daysAhead = 60;
const mostEvents = 12;

type Wanted = {
  /** All real ones where none are named. */
  portfolios?: readonly { id: string }[];
  until?: number;
  most?: number;
};

/** What is coming for held assets: gross dividends by the units held now, at today's rate. */
export async function upcomingEvents(
  context: Context,
  ledger: ValuedLedger,
  {
    portfolios = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual),
    until = ledger.today + daysAhead,
    most = mostEvents,
  }: Wanted = {},
) {
  const held = holdingsIn(ledger.holdings, portfolios).filter((holding) => isHeld(ledger, holding));
  const byInstrument = Map.groupBy(held, (holding) => holding.instrument_id);
  const today = dayOf(ledger.today);
  const rows = await upcomingOf(context.services.database, [...byInstrument.keys()], today, dayOf(until));
  const events = rows.map((row) => {
    const holdings = byInstrument.get(row.instrument_id)!;
    const units = holdings.map((holding) => ledger.books.get(holding.id)!.units).reduce(plus, zero);
    const currency = row.currency ?? holdings[0]!.price_currency;
    const rate = ledger.rates.cross(currency, ledger.shown, ledger.today);
    const paidLater = row.payment_day !== null && row.payment_day !== row.day;
    const isPayment = row.kind === 'dividend' && dayNumber(row.day) < ledger.today;
    return {
      id: `${row.instrument_id}:${row.kind}:${row.day}`,
      kind:
        row.kind === 'dividend'
          ? isPayment
            ? ('dividend-payment' as const)
            : ('ex-dividend' as const)
          : row.kind,
      day: isPayment ? row.payment_day! : row.day,
      ticker: holdings[0]!.ticker,
      asset_id: row.instrument_id,
      title: nameIn(holdings[0]!.names, context.locale),
      units: textOf(units),
      per_unit: row.amount,
      per_unit_currency: row.amount === null ? null : currency,
      amount: row.amount && rate ? moneyText(times(times(units, decimal(row.amount)), rate)) : null,
      paid_on: paidLater && !isPayment ? row.payment_day : null,
    };
  });
  return events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(0, most);
}
