import { type DuePayment, samePayments } from '../ledger/same-payment.ts';
import type { IncomeEvent } from './income-event.ts';
import type { IncomeLedger } from './income-ledger.ts';

/** What a person said of a payment: its row of the ledger, or none where it is not theirs. */
export type IncomeAnswer = { transactionId: string | null; submissionId: string | null };

export type Settled = {
  /** Due, and neither recorded nor answered. */
  open: IncomeEvent[];
  /** Not yet paid. */
  coming: IncomeEvent[];
  dismissed: IncomeEvent[];
  /** With the row that it is. */
  recorded: Map<string, string>;
};

const payerOf = (event: Pick<IncomeEvent, 'portfolioId' | 'payer'>) => `${event.portfolioId} ${event.payer}`;

/**
 * What became of each payment (rules IN-4 and IN-5): confirmed, dismissed, recorded by whoever, open, or still to come.
 */
export function settleEvents(
  ledger: IncomeLedger,
  events: readonly IncomeEvent[],
  answers: ReadonlyMap<string, IncomeAnswer>,
): Settled {
  const taken = new Set([...answers.values()].map(({ transactionId }) => transactionId));
  const payments = recordedPayments(ledger).filter(({ id }) => !taken.has(id));
  const unanswered = events.filter(({ id }) => !answers.has(id));
  const due = unanswered.map(
    (event): DuePayment => ({
      id: event.id,
      payer: payerOf(event),
      day: event.paidOn,
      gross: event.kind === 'interest' ? null : event.gross,
      currency: event.currency,
    }),
  );
  const recorded = new Map([...samePayments(due, payments)].map(([id, one]) => [id, one.id]));
  const waiting = unanswered.filter(({ id }) => !recorded.has(id));
  return {
    open: waiting.filter(({ paidOn }) => paidOn <= ledger.today),
    coming: waiting.filter(({ paidOn }) => paidOn > ledger.today),
    dismissed: events.filter(({ id }) => answers.get(id)?.transactionId === null),
    recorded,
  };
}

/** Dividends and interest of the ledger, in their own currencies. */
function recordedPayments(ledger: IncomeLedger): DuePayment[] {
  const dividends = ledger.holdings.flatMap(({ id, portfolio_id, instrument_id }) =>
    ledger.books.get(id)!.entries.flatMap((entry) =>
      entry.type === 'dividend'
        ? [
            {
              id: entry.id,
              payer: payerOf({ portfolioId: portfolio_id, payer: `dividend:${instrument_id}` }),
              day: entry.day,
              gross: entry.gross,
              currency: entry.currency,
            },
          ]
        : [],
    ),
  );
  const interest = ledger.portfolios.flatMap(({ id: portfolioId }) =>
    (ledger.cashRows.get(portfolioId) ?? []).flatMap(({ id, type, day, currency }) =>
      type === 'interest'
        ? [{ id, payer: payerOf({ portfolioId, payer: `interest:${currency}` }), day, gross: null, currency }]
        : [],
    ),
  );
  return [...dividends, ...interest];
}
