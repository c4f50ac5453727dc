import { textOf } from '../../../foundation/decimal.ts';
import type { ChangeAbout } from '../../changes/change-kinds.ts';
import type { IncomeEvent } from '../income-event.ts';
import type { IncomeLedger } from '../income-ledger.ts';

/** What the history says of payments: of one what it is, of several how many (rule UN-2). */
export function aboutPayments(
  { portfolios }: Pick<IncomeLedger, 'portfolios'>,
  events: readonly IncomeEvent[],
): ChangeAbout {
  const [event] = events;
  if (!event || events.length > 1) return { count: events.length };
  const { kind: type, ticker, gross, currency, portfolioId } = event;
  return {
    count: 1,
    type,
    portfolio: portfolios.find(({ id }) => id === portfolioId)!.name,
    ...(type === 'dividend' ? { name: ticker } : { amount: textOf(gross), currency }),
  };
}
