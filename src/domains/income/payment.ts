import { type Decimal, minus, rounded, times } from '../../foundation/decimal.ts';
import { nameIn } from '../../foundation/name-in.ts';
import { wirePlaces } from '../valuation/measure-total.ts';
import type { IncomeEvent } from './income-event.ts';
import type { IncomeLedger } from './income-ledger.ts';

/** Money that came or will come without anything being sold, after tax, in the shown currency. */
export type Payment = {
  id: string;
  kind: 'dividend' | 'interest';
  state: 'received' | 'open' | 'expected';
  of: 'asset' | 'cash' | 'bond' | 'deposit';
  day: number;
  /** What pays, whatever portfolios it lies in. */
  subject: string;
  ticker: string;
  title: string;
  units: Decimal | null;
  net: Decimal;
  /** It may still come otherwise: other units, another rate, or only as a year before. */
  isAbout: boolean;
  basis: 'booked' | 'announced' | 'repeated' | 'terms';
};

/** Sums of what is shown are sums of what was sent. */
export const sent = (amount: Decimal) => rounded(amount, wirePlaces);

/** What the ledger has: dividends and interest after tax, each at its day's rate (rule IN-8). */
export function receivedPayments(ledger: IncomeLedger, locale: string): Payment[] {
  const real = new Set(ledger.portfolios.filter((one) => !one.is_virtual).map(({ id }) => id));
  const ofAssets = ledger.holdings
    .filter(({ portfolio_id }) => real.has(portfolio_id))
    .flatMap((holding) =>
      (ledger.measured.get(holding.id)?.value.entries ?? []).flatMap(({ id, type, day, gross, tax }) =>
        type === 'dividend' || type === 'interest'
          ? [
              {
                ...booked(id, type, day, sent(minus(gross, tax))),
                of: 'asset' as const,
                subject: holding.instrument_id,
                ticker: holding.ticker,
                title: nameIn(holding.names, locale, holding.ticker),
              },
            ]
          : [],
      ),
    );
  const ofCash = [...real].flatMap((id) =>
    (ledger.cash.get(id)?.entries ?? []).flatMap((entry) =>
      entry.type === 'interest'
        ? [
            {
              ...booked(entry.id, 'interest', entry.day, sent(minus(entry.gross, entry.tax))),
              of: 'cash' as const,
              subject: entry.currency,
              ticker: entry.currency.toUpperCase(),
              title: entry.currency.toUpperCase(),
            },
          ]
        : [],
    ),
  );
  return [...ofAssets, ...ofCash];
}

function booked(id: string, kind: Payment['kind'], day: number, net: Decimal) {
  return {
    id,
    kind,
    state: 'received' as const,
    day,
    units: null,
    net,
    isAbout: false,
    basis: 'booked' as const,
  };
}

/**
 * A computed payment in the shown currency, at the rate of its day, or today's for one to come; nothing where there is no
 * rate. It is exact once the right to it is settled and no rate can change it.
 */
export function paymentOf(
  ledger: IncomeLedger,
  event: IncomeEvent,
  { state, basis }: Pick<Payment, 'state' | 'basis'>,
  locale: string,
): Payment | undefined {
  const rate = ledger.rates.cross(event.currency, ledger.shown, Math.min(event.paidOn, ledger.today));
  if (!rate) return undefined;
  return {
    id: basis === 'repeated' ? `repeated ${event.id}` : event.id,
    kind: event.kind,
    state,
    of: event.kind === 'interest' ? 'cash' : 'asset',
    day: event.paidOn,
    subject: event.payer.slice(event.payer.indexOf(':') + 1),
    ticker: event.ticker,
    title: event.names ? nameIn(event.names, locale, event.ticker) : event.ticker,
    units: event.units,
    net: sent(times(minus(event.gross, event.tax), rate)),
    isAbout: state === 'expected',
    basis,
  };
}
