import { addMonths, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, minus, plus, sign, times } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { flowsAfter, flowsUpTo } from '../../bonds/rules/value-holding.ts';
import { holdingsOf as bondsOf } from '../../bonds/server/holding-store.ts';
import { payingBonds } from '../../bonds/server/value-bonds.ts';
import { termsOf } from '../../deposits/deposit-output.ts';
import { depositsOf } from '../../deposits/server/deposit-store.ts';
import { depositPayout, depositPeriods } from '../../deposits/value-deposit.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import { type CashRate, cashInterest, lastInterestMonth } from '../cash-interest.ts';
import { dividendEvents, repeatedEvents } from '../dividend-events.ts';
import type { IncomeEvent } from '../income-event.ts';
import { positionsOf } from '../income-ledger.ts';
import { type Payment, paymentOf, receivedPayments, sent } from '../payment.ts';
import { type IncomeAnswer, type Settled, settleEvents } from '../settle-events.ts';
import { announcedFor, answersOf, type CashRateRow, cashRatesOf, withholdingOf } from './income-store.ts';

const cashRate = (row: CashRateRow): CashRate => ({
  portfolioId: row.portfolio_id,
  currency: row.currency,
  percent: decimal(row.percent),
  since: row.since,
});

/** All payments of a person's portfolios, as they are known now. */
export type KnownEvents = {
  ledger: ValuedLedger;
  events: ReadonlyMap<string, IncomeEvent>;
  repeated: IncomeEvent[];
  answers: ReadonlyMap<string, IncomeAnswer>;
  settled: Settled;
};

/** Reads the ledger and what was announced, and says of each payment what became of it. */
export async function knownEvents(context: Context, currency: string | undefined): Promise<KnownEvents> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const ledger = await valueLedger(context, { currency });
  // Answers after the ledger: a row that somebody has just confirmed is met as an answer, never as a row nobody knows.
  const [answers, rates, own] = await Promise.all([
    answersOf(database, userId),
    cashRatesOf(database, userId),
    withholdingOf(database, userId),
  ]);
  const positions = positionsOf(ledger);
  const first = positions
    .flatMap(({ holdings }) =>
      holdings.map(({ id }) => ledger.books.get(id)!.entries[0]?.day ?? ledger.today),
    )
    .reduce((day, each) => Math.min(day, each), ledger.today);
  const ids = [...new Set(positions.map(({ holdings }) => holdings[0]!.instrument_id))];
  const announced = Map.groupBy(
    ids.length ? await announcedFor(database, ids, dayOf(first)) : [],
    ({ instrument_id }) => instrument_id,
  );
  const of = (position: (typeof positions)[number]) =>
    announced.get(position.holdings[0]!.instrument_id) ?? [];
  const until = lastInterestMonth(ledger.today);
  const events = [
    ...positions.flatMap((position) => dividendEvents(ledger, position, of(position), own)),
    ...rates.flatMap((rate) => cashInterest(ledger, cashRate(rate), until)),
  ];
  return {
    ledger,
    events: new Map(events.map((event) => [event.id, event])),
    repeated: positions.flatMap((position) => repeatedEvents(ledger, position, of(position), own)),
    answers,
    settled: settleEvents(ledger, events, answers),
  };
}

export type Income = KnownEvents & { payments: Payment[]; missing: number };

/** Every payment, received, open and expected, in the shown currency. */
export async function reckonIncome(context: Context, currency: string | undefined): Promise<Income> {
  const known = await knownEvents(context, currency);
  const { ledger, settled, repeated } = known;
  const { locale } = context;
  const computed = [
    ...settled.open.map((event) => paymentOf(ledger, event, { state: 'open', basis: 'announced' }, locale)),
    ...settled.coming.map((event) =>
      paymentOf(ledger, event, { state: 'expected', basis: 'announced' }, locale),
    ),
    ...repeated.map((event) => paymentOf(ledger, event, { state: 'expected', basis: 'repeated' }, locale)),
  ];
  const lent = await lentMoney(context, ledger);
  const all = [...computed, ...lent];
  const payments = [...receivedPayments(ledger, locale), ...all.filter((one) => one !== undefined)];
  return { ...known, payments, missing: all.length - all.filter((one) => one !== undefined).length };
}

/** Interest of bonds and deposits, reckoned from their terms (rules BD-14 and DP-2), while their module is connected (P-18). */
async function lentMoney(context: Context, ledger: ValuedLedger): Promise<(Payment | undefined)[]> {
  const { services } = context;
  const { userId } = actorOf(context);
  const modules = await modulesOf(services.database, userId);
  if (!modules.some(({ slug, is_connected }) => slug === 'bonds' && is_connected)) return [];
  const [bonds, deposits] = await Promise.all([
    bondsOf(services.database, userId),
    depositsOf(services.database, userId),
  ]);
  const today = dayOf(ledger.today);
  const until = addMonths(today, 12);
  const { holdings, assumption } = await payingBonds(services, bonds);
  const ofBonds = holdings.flatMap(({ row, held }) =>
    [...flowsUpTo(held, today), ...flowsAfter(held, today, until, assumption)].map((flow) =>
      termsPayment(ledger, {
        id: `bond ${row.id} ${flow.day}`,
        of: 'bond',
        subject: row.symbol,
        title: row.symbol,
        units: row.amount,
        day: flow.day,
        currency: row.bond_currency,
        net: minus(flow.interest, plus(flow.fee, flow.tax)),
        isAssumed: flow.basis === 'assumed',
      }),
    ),
  );
  const ofDeposits = deposits.flatMap((row) => {
    const terms = termsOf(row);
    const payout = depositPayout(terms);
    const paid = terms.closed
      ? [{ day: payout.day, net: payout.interest }]
      : depositPeriods(terms).map(({ to, interest, tax }) => ({ day: to, net: minus(interest, tax) }));
    return paid
      .filter(({ day }) => day <= until)
      .map(({ day, net }) =>
        termsPayment(ledger, {
          id: `deposit ${row.id} ${day}`,
          of: 'deposit',
          subject: row.id,
          title: row.name,
          units: null,
          day,
          currency: row.currency,
          net,
          isAssumed: false,
        }),
      );
  });
  return [...ofBonds, ...ofDeposits].filter((one) => one === undefined || sign(one.net) > 0);
}

type Terms = {
  id: string;
  of: 'bond' | 'deposit';
  subject: string;
  title: string;
  units: number | null;
  day: string;
  currency: string;
  net: Payment['net'];
  isAssumed: boolean;
};

function termsPayment(ledger: ValuedLedger, { currency, net, isAssumed, ...of }: Terms): Payment | undefined {
  const isPaid = of.day <= dayOf(ledger.today);
  const day = dayNumber(of.day);
  const rate = ledger.rates.cross(currency, ledger.shown, Math.min(day, ledger.today));
  if (!rate) return undefined;
  return {
    ...of,
    kind: 'interest',
    state: isPaid ? 'received' : 'expected',
    day,
    ticker: of.title,
    units: of.units === null ? null : { digits: BigInt(of.units), places: 0 },
    net: sent(times(net, rate)),
    isAbout: !isPaid && (isAssumed || currency !== ledger.shown),
    basis: 'terms',
  };
}
