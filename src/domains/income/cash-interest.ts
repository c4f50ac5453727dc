import { addDays, addMonths, type Day, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, decimal, hundred, over, plus, sign, times, zero } from '../../foundation/decimal.ts';
import { halfUp } from '../../foundation/rounding.ts';
import { cashMoves, cashRow } from '../ledger/follow-cash.ts';
import { workdayFrom } from '../market-data/polish-workdays.ts';
import { eventId, type IncomeEvent, type Payer } from './income-event.ts';
import type { IncomeLedger } from './income-ledger.ts';
import { interestTax } from './withholding.ts';

/** What cash of a portfolio in a currency earns, percent a year, as its owner says. */
export type CashRate = { portfolioId: string; currency: string; percent: Decimal; since: Day };

const yearDays = decimal('365');

type Move = { day: number; amount: Decimal };

/** What moved followed cash of one currency, by day. */
function movesOf(ledger: IncomeLedger, { portfolioId, currency }: CashRate): Move[] {
  const own = (ledger.cashRows.get(portfolioId) ?? []).map((row) => ({ day: row.day, row: cashRow(row) }));
  const ofAssets = ledger.holdings
    .filter(({ portfolio_id }) => portfolio_id === portfolioId)
    .flatMap(({ id }) => ledger.books.get(id)!.entries)
    .map((entry) => ({ day: entry.day, row: { ...entry, toTotal: null, toCurrency: null } }));
  return [...own, ...ofAssets]
    .flatMap(({ day, row }) => cashMoves(row).map((move) => ({ ...move, day })))
    .filter((move) => move.currency === currency)
    .sort((a, b) => a.day - b.day);
}

/** Balances at the end of each day of a month, added up; a day below zero earns nothing. */
class Balances {
  readonly #moves: readonly Move[];
  #next = 0;
  #balance = zero;

  constructor(moves: readonly Move[]) {
    this.#moves = moves;
  }

  /** From a day, inclusive, to another, exclusive; asked for in order. */
  sum(from: number, to: number): Decimal {
    let total = zero;
    let at = from;
    this.#take(from);
    while (at < to) {
      const end = Math.min(to, this.#moves[this.#next]?.day ?? to);
      if (sign(this.#balance) > 0)
        total = plus(total, times(this.#balance, { digits: BigInt(end - at), places: 0 }));
      at = end;
      if (at < to) this.#take(at);
    }
    return total;
  }

  #take(day: number): void {
    while (this.#next < this.#moves.length && this.#moves[this.#next]!.day <= day)
      this.#balance = plus(this.#balance, this.#moves[this.#next++]!.amount);
  }
}

/** Interest by calendar month, paid on the first working day of the next (rule IN-6); what lies ahead by today's balance. */
export function cashInterest(ledger: IncomeLedger, rate: CashRate, until: Day): IncomeEvent[] {
  const portfolio = ledger.portfolios.find(({ id }) => id === rate.portfolioId);
  if (!portfolio?.follows_cash || portfolio.is_virtual) return [];
  const balances = new Balances(movesOf(ledger, rate));
  const events: IncomeEvent[] = [];
  for (let from = rate.since; from <= until; ) {
    const next = addMonths(`${from.slice(0, 7)}-01`, 1);
    const total = balances.sum(dayNumber(from), dayNumber(next));
    const gross = halfUp(over(times(total, rate.percent), times(hundred, yearDays)), 2);
    const key = {
      portfolioId: portfolio.id,
      payer: `interest:${rate.currency}` satisfies Payer as Payer,
      day: addDays(next, -1),
    };
    if (sign(gross) > 0)
      events.push({
        ...key,
        id: eventId(key),
        kind: 'interest',
        paidOn: dayNumber(workdayFrom(next)),
        isDayKnown: true,
        holdingId: null,
        ticker: rate.currency.toUpperCase(),
        names: null,
        units: null,
        perUnit: null,
        currency: rate.currency,
        gross,
        tax: interestTax(gross, portfolio.kind),
        percent: rate.percent,
        country: null,
        isTaxKnown: true,
        isSimulated: false,
      });
    from = next;
  }
  return events;
}

/** So far ahead interest is foreseen: the months that are paid within a year. */
export function lastInterestMonth(today: number): Day {
  return addMonths(dayOf(today), 11);
}
