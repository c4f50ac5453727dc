import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import {
  type Decimal,
  fixedTextOf,
  isZero,
  minus,
  over,
  plus,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { bringsUnits } from '../../ledger/transaction-types.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import type { readPpk as readCall } from '../contract.ts';
import { type PpkParts, partsOf, payers } from '../ppk-parts.ts';
import { type PartWorth, payoutOf } from '../ppk-payout.ts';
import { payersOf } from './payment-store.ts';

const currency = 'pln';
const grosz = (amount: Decimal) => fixedTextOf(amount, 2);

/** A PPK account by who paid in. Where a fund has no price, what depends on it is unknown. */
export async function readPpk(context: Context, { params }: CallInput<typeof readCall>) {
  const { userId } = actorOf(context);
  const ledger = await valueLedger(context, { portfolioId: params.id, currency });
  if (ledger.portfolios[0]!.kind !== 'ppk') throw notFound();
  const paidBy = await payersOf(context.services.database, userId, params.id);
  const funds = ledger.holdings.map((holding) => fundOf(ledger, holding, paidBy));
  const worth = (payer: keyof PpkParts): { paid: Decimal; value: Decimal | null } => ({
    paid: funds.reduce((sum, { parts }) => plus(sum, parts[payer].paid), zero),
    value: funds.reduce<Decimal | null>((sum, fund) => added(sum, fund.valueOf(payer)), zero),
  });
  const parts = { employee: worth('employee'), employer: worth('employer'), state: worth('state') };
  const unassigned = funds.flatMap((fund) => fund.unassigned);
  const isKnown = unassigned.length === 0 && payers.every((payer) => parts[payer].value !== null);
  return {
    data: {
      currency,
      employee: partOutput(parts.employee),
      employer: partOutput(parts.employer),
      state: partOutput(parts.state),
      unassigned,
      payout: isKnown ? payoutOutput(parts as Record<keyof typeof parts, PartWorth>) : null,
    },
  };
}

type Holding = ValuedLedger['holdings'][number];

function fundOf(ledger: ValuedLedger, holding: Holding, paidBy: Awaited<ReturnType<typeof payersOf>>) {
  const book = ledger.books.get(holding.id)!;
  // What was paid in another currency counts with the rate of its day.
  const entries = book.entries.map((entry) => ({
    ...entry,
    gross: times(entry.gross, ledger.rates.cross(entry.currency, currency, entry.day) ?? zero),
  }));
  const parts = partsOf(entries, paidBy);
  const measured = ledger.measured.get(holding.id);
  const hasPrice = !!measured && (isZero(book.units) || measured.value.price.value !== null);
  const isLeft = !isZero(parts.unassigned.units);
  return {
    parts,
    valueOf: (payer: keyof PpkParts): Decimal | null => {
      if (isZero(parts[payer].units)) return zero;
      if (!hasPrice) return null;
      return over(times(measured.value.marketValue, parts[payer].units), book.units);
    },
    unassigned: entries
      .filter(({ id, type }) => isLeft && bringsUnits.has(type) && !paidBy.has(id))
      .map(({ id, day, units, gross }) => ({
        id,
        day: dayOf(day),
        ticker: holding.ticker,
        units: textOf(units),
        amount: grosz(gross),
      })),
  };
}

function added(a: Decimal | null, b: Decimal | null): Decimal | null {
  return a === null || b === null ? null : plus(a, b);
}

function partOutput({ paid, value }: { paid: Decimal; value: Decimal | null }) {
  return {
    paid: grosz(paid),
    value: value && grosz(value),
    gain: value && grosz(minus(value, paid)),
  };
}

function payoutOutput(parts: Parameters<typeof payoutOf>[0]) {
  const { early, late, hasty } = payoutOf(parts);
  return {
    early: {
      employee: grosz(early.employee),
      employer_kept: grosz(early.employerKept),
      to_insurance: grosz(early.toInsurance),
      to_state: grosz(early.toState),
      gain: grosz(early.gain),
      base: grosz(early.base),
      tax: grosz(early.tax),
      net: grosz(early.net),
    },
    late: {
      whole: grosz(late.whole),
      at_once: grosz(late.atOnce),
      in_instalments: grosz(late.inInstalments),
      instalment: grosz(late.instalment),
    },
    hasty: { tax: grosz(hasty.tax), net: grosz(hasty.net) },
  };
}
