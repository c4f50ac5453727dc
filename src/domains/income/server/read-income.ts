import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { minus, textOf, times } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { bondStamp } from '../../bonds/server/holding-store.ts';
import { depositStamp } from '../../deposits/server/deposit-store.ts';
import { portfolioStamp } from '../../performance/server/ledger-stamp.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type { readIncome as readCall } from '../contract.ts';
import { blocksOf, dividendYears, monthsOf, netOf, paymentsIn, spanOf } from '../income-calendar.ts';
import type { IncomeEvent } from '../income-event.ts';
import type { Payment } from '../payment.ts';
import { wholeYield, yieldsOnCost } from '../yield-on-cost.ts';
import { incomeStamp } from './income-store.ts';
import { type Income, reckonIncome } from './reckon-income.ts';

const mostProposals = 200;
const mostDismissed = 50;
const mostNearest = 6;

async function stampOf(context: Context): Promise<string> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const stamps = await Promise.all([
    portfolioStamp(context),
    incomeStamp(database, userId),
    bondStamp(database, userId),
    depositStamp(database, userId),
  ]);
  return stamps.join(' ');
}

/** The page of dividends and interest; the same answer again while nothing it was made from has changed. */
export function readIncome(context: Context, { query }: CallInput<typeof readCall>) {
  return remembered(
    context,
    ['income', query],
    () => stampOf(context),
    async () => answerOf(await reckonIncome(context, query.currency), query.period, context.locale),
  );
}

function answerOf(income: Income, asked: string | undefined, locale: string): CallResult<typeof readCall> {
  const { ledger, payments, settled } = income;
  const thisYear = dayOf(ledger.today).slice(0, 4);
  const period = asked ?? thisYear;
  const span = spanOf(period, ledger.today);
  const within = paymentsIn(payments, span);
  const by = (state: Payment['state'], kind?: Payment['kind']) =>
    within.filter((one) => one.state === state && (!kind || one.kind === kind));
  const open = settled.open.toSorted((a, b) => b.paidOn - a.paidOn || a.ticker.localeCompare(b.ticker));
  const years = payments.filter(({ state }) => state !== 'expected').map(({ day }) => dayOf(day).slice(0, 4));
  return {
    data: {
      currency: ledger.shown,
      today: dayOf(ledger.today),
      period,
      years_known: [...new Set([...years, thisYear])].sort(),
      received: {
        net: moneyText(netOf(by('received'))),
        dividends: sumOf(by('received', 'dividend')),
        interest: sumOf(by('received', 'interest')),
      },
      open: { net: moneyText(netOf(by('open'))), count: by('open').length },
      expected: { net: moneyText(netOf(by('expected'))), count: blocksOf(by('expected')).length },
      whole: moneyText(netOf(within)),
      months: monthsOf(within, span).map(({ month, net, isAbout }) => ({
        month,
        net: moneyText(net),
        is_about: isAbout,
      })),
      payments: blocksOf(within).map(paymentOutput),
      proposals: open.slice(0, mostProposals).map((event) => proposalOutput(income, event, locale)),
      more_proposals: Math.max(0, open.length - mostProposals),
      dismissed: settled.dismissed
        .toSorted((a, b) => b.paidOn - a.paidOn)
        .slice(0, mostDismissed)
        .map((event) => proposalOutput(income, event, locale)),
      nearest: blocksOf(payments.filter(({ state }) => state === 'expected'))
        .slice(0, mostNearest)
        .map(paymentOutput),
      dividends: yearsOutput(payments, ledger.today),
      ...yieldsOutput(income),
      missing: income.missing,
      is_simulated: [...income.events.values()].some(({ isSimulated }) => isSimulated),
    },
  };
}

/** How many different payers there are, not how often they paid. */
function sumOf(payments: readonly Payment[]) {
  const payers = new Set(payments.map(({ of, subject }) => `${of} ${subject}`));
  return { net: moneyText(netOf(payments)), count: payers.size };
}

function paymentOutput({ day, net, units, isAbout, subject: _, ...payment }: Payment) {
  return {
    ...payment,
    day: dayOf(day),
    net: moneyText(net),
    units: units && textOf(units),
    is_about: isAbout,
  };
}

function proposalOutput({ ledger }: Pick<Income, 'ledger'>, event: IncomeEvent, locale: string) {
  const rate = ledger.rates.cross(event.currency, ledger.shown, Math.min(event.paidOn, ledger.today));
  return {
    id: event.id,
    kind: event.kind,
    portfolio_id: event.portfolioId,
    portfolio_name: ledger.portfolios.find(({ id }) => id === event.portfolioId)!.name,
    ticker: event.ticker,
    title: event.names ? nameIn(event.names, locale, event.ticker) : event.ticker,
    event_day: event.day,
    paid_on: dayOf(event.paidOn),
    is_day_known: event.isDayKnown,
    units: event.units && textOf(event.units),
    per_unit: event.perUnit && textOf(event.perUnit),
    currency: event.currency,
    gross: textOf(event.gross),
    tax: textOf(event.tax),
    percent: textOf(event.percent),
    country: event.country,
    is_tax_known: event.isTaxKnown,
    net: rate ? moneyText(times(minus(event.gross, event.tax), rate)) : null,
    is_simulated: event.isSimulated,
  };
}

function yearsOutput(payments: readonly Payment[], today: number) {
  const { years, total, whole, average, since } = dividendYears(payments, today);
  return {
    years: years.map(({ year, net, growth, fromMonth }) => ({
      year,
      net: moneyText(net),
      growth,
      from_month: fromMonth,
    })),
    total: moneyText(total),
    whole: moneyText(whole),
    average_growth: average,
    average_since: since,
  };
}

function yieldsOutput({ ledger, payments }: Pick<Income, 'ledger' | 'payments'>) {
  const received = payments.filter(({ state }) => state === 'received');
  const yields = yieldsOnCost(ledger, received);
  const total = wholeYield(yields);
  return {
    yields: yields.map(({ subject, net, cost, ...one }) => ({
      ...one,
      instrument_id: subject,
      net: moneyText(net),
      cost: moneyText(cost),
    })),
    yield_total: { ...total, net: moneyText(total.net), cost: moneyText(total.cost) },
  };
}
