import { addMonths, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import type { Context } from '../../../platform/http/context.ts';
import { upcomingEvents } from '../../performance/server/upcoming-events.ts';
import type { ValuedLedger } from '../../performance/server/value-ledger.ts';
import type { ReportScope } from '../figures/report-scope.ts';

const mostPayments = 1000;

/** Dividends announced for the twelve months from today, as the home page knows them: nothing is foretold. */
export async function expectedIncome(context: Context, ledger: ValuedLedger, scope: ReportScope) {
  const until = addMonths(dayOf(ledger.today), 12);
  const events = await upcomingEvents(context, ledger, {
    portfolios: scope.ledger.portfolios,
    until: dayNumber(until),
    most: mostPayments,
  });
  const payments = events.filter(({ kind }) => kind === 'ex-dividend' || kind === 'dividend-payment');
  const known = payments.flatMap(({ amount }) => (amount === null ? [] : [decimal(amount)]));
  return {
    until,
    amount: known.length > 0 ? textOf(sum(known)) : null,
    reason: known.length > 0 ? null : ('nothing-announced' as const),
    payments,
  };
}
