import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, isZero, minus, negated, plus, sign, zero } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lastDayOf } from '../../valuation/daily-values.ts';
import { externalFlows, figuresOf, measureReturns, type Returns } from '../../valuation/measure-total.ts';
import { periodStart } from '../../valuation/period-starts.ts';
import { timeWeighted } from '../../valuation/returns/time-weighted.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import { valueChange } from '../../valuation/value-change.ts';
import type { ExplainedFigure, explainFigure as explainCall } from '../explain/explain-contract.ts';
import {
  type Cell,
  type ExplanationRow,
  explanation,
  money,
  moneyFloat,
  number,
  percent,
  text,
  units,
} from '../explain/explanation.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import type { HoldingValue } from '../positions/value-holding.ts';
import { nothingKnown, portfolioTotal, totalsOf, wholeTotal } from './portfolio-figures.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

type Query = CallInput<typeof explainCall>['query'];

/** An asset in the scope of the question, with its value. */
type Part = { name: string; currency: string; rate: Decimal; value: HoldingValue; followsCash: boolean };
type Scope = {
  ledger: ValuedLedger;
  total: TotalValue;
  parts: Part[];
  cash: Decimal;
  /** What was paid into portfolios that follow cash: the profit is measured against it there. */
  paidIn: Decimal;
  /** Something is there and none of it has a rate. */
  isUnknown: boolean;
};

/** The rows behind a figure: each explanation adds up to the figure the page shows, because it is made from the same sums. */
export async function explainFigure(context: Context, { query }: CallInput<typeof explainCall>) {
  const scope = await scopeOf(context, query);
  const head = { figure: query.figure, currency: scope.ledger.shown };
  if (scope.isUnknown) return { data: { ...head, ...unknown('unknown-value'), beside: [] } };
  const returns = measureReturns(scope.total);
  const explain = explainers[query.figure];
  return {
    data: {
      ...head,
      ...explain(scope, returns, query),
      beside: besideOf(query.figure, scope.total, returns),
    },
  };
}

function unknown(reason: string) {
  return explanation({ result: text(null), reason, columns: [], rows: [], total: null });
}

async function scopeOf(context: Context, query: Query): Promise<Scope> {
  const one = query.portfolio === 'all' ? undefined : query.portfolio;
  const ledger = await valueLedger(context, { portfolioId: one, currency: query.currency });
  const byId = new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  const partOf = (holding: (typeof ledger.holdings)[number]): Part[] => {
    const value = ledger.measured.get(holding.id)?.value;
    const rate = ledger.rates.cross(holding.price_currency, ledger.shown, ledger.today);
    const followsCash =
      byId.get(holding.portfolio_id)!.follows_cash && !!ledger.cash.get(holding.portfolio_id);
    return value && rate
      ? [{ name: holding.ticker, currency: holding.price_currency, rate, value, followsCash }]
      : [];
  };
  if (query.asset !== undefined) {
    const holding = ledger.holdings.find((each) => each.id === query.asset);
    if (!holding) throw notFound();
    const [part] = partOf(holding).map((one) => ({ ...one, followsCash: false }));
    const total = part ? totalOfHolding(part.value) : totalOfAll([], ledger.today);
    return { ledger, total, parts: part ? [part] : [], cash: zero, paidIn: zero, isUnknown: !part };
  }
  const real = one ? ledger.portfolios : ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const ids = new Set(real.map((portfolio) => portfolio.id));
  const followed = real.filter((portfolio) => portfolio.follows_cash);
  return {
    ledger,
    isUnknown: nothingKnown(ledger, real),
    paidIn: followed.map((portfolio) => ledger.cash.get(portfolio.id)?.paidIn ?? zero).reduce(plus, zero),
    total: one ? portfolioTotal(ledger, real[0]!) : wholeTotal(ledger, totalsOf(ledger)),
    parts: ledger.holdings.filter((holding) => ids.has(holding.portfolio_id)).flatMap(partOf),
    cash: real.map((portfolio) => ledger.cash.get(portfolio.id)?.value ?? zero).reduce(plus, zero),
  };
}

type Explainer = (scope: Scope, returns: Returns, query: Query) => ReturnType<typeof explanation>;

/** A row for each asset with something to say, largest first, and one for cash. */
function byAsset(
  { parts, cash }: Scope,
  columns: string[],
  cellsOf: (part: Part) => Cell[],
  amountOf: (part: Part) => Decimal,
  total: Decimal,
  withCash = false,
) {
  const rows: ExplanationRow[] = parts
    .filter((part) => !isZero(amountOf(part)))
    .map((part) => ({
      label: null,
      cells: [text(part.name), ...cellsOf(part), money(amountOf(part))],
      size: amountOf(part),
    }));
  if (withCash && !isZero(cash)) rows.push({ label: 'cash', cells: [money(cash)], size: cash });
  return explanation({ result: money(total), columns, rows, total: [money(total)] });
}

const explainers: Record<ExplainedFigure, Explainer> = {
  value: (scope) =>
    byAsset(
      scope,
      ['asset', 'units', 'price', 'rate', 'value'],
      ({ value, currency, rate }) => [
        units(value.units),
        value.price.value ? money(value.price.value, currency) : text(null),
        number(rate),
      ],
      ({ value }) => value.marketValue,
      scope.total.marketValue,
      true,
    ),
  profit: ({ total }) => {
    const lines: [string, Decimal][] = [
      // At constant exchange rates, as the picture of the profit's sources has them.
      ['realised', minus(total.realised, total.realisedFx)],
      ['price_effect', total.priceEffect],
      ['fx_effect', plus(total.fxEffect, total.realisedFx)],
      ['dividends', minus(total.dividendsGross, total.dividendTax)],
      ['interest', total.interest],
      ['cash_result', total.cashResult],
      ['fees', negated(total.fees)],
      ['taxes', negated(total.taxes)],
    ];
    return lineByLine(lines, total.profit, 'profit');
  },
  net_invested: ({ total }) =>
    lineByLine(
      [
        ['value', total.marketValue],
        ['less_profit', negated(total.profit)],
      ],
      minus(total.marketValue, total.profit),
      'amount',
    ),
  roi: ({ total, parts, paidIn }, returns) => {
    const { roi } = figuresOf(total, returns);
    const bought = parts.filter((part) => !part.followsCash).map(({ value }) => value);
    const against: [string, Decimal][] = [
      ['deposits', paidIn],
      ['purchases', bought.map((value) => value.purchases).reduce(plus, zero)],
      ['purchase_fees', bought.map((value) => value.purchaseFees).reduce(plus, zero)],
    ];
    const rows: [string, Decimal][] = [
      ['profit', total.profit],
      ...against.filter(([, amount]) => !isZero(amount)),
    ];
    return explanation({
      result: percent(roi),
      reason: roi === null ? 'no-purchases' : null,
      columns: ['part', 'amount'],
      rows: rows.map(([label, amount]) => ({ label, cells: [money(amount)], size: null })),
      total: null,
    });
  },
  irr: ({ total }, { irr }) => {
    const { daily } = total;
    const today = lastDayOf(daily);
    const flows = externalFlows(daily);
    // The rate is shown over the span below a year; flows grow at the yearly one it comes from.
    const days = flows.length ? today - flows[0]!.day : 0;
    const annual =
      irr.percent === null
        ? null
        : irr.is_annual
          ? irr.percent / 100
          : (1 + irr.percent / 100) ** (365 / days) - 1;
    const rows = flows.map(({ day, amount }) => {
      const years = (today - day) / 365;
      const grown = annual === null ? null : -amount * (1 + annual) ** years;
      return {
        label: null,
        cells: [
          { kind: 'day' as const, value: dayOf(day) },
          moneyFloat(-amount),
          plain(years),
          moneyFloat(grown),
        ],
        size: Math.abs(amount),
      };
    });
    const put = -flows.reduce((sum, flow) => sum + flow.amount, 0);
    return explanation({
      result: percent(irr.percent),
      reason: irr.reason,
      columns: ['day', 'flow', 'years', 'grown'],
      rows,
      total: [moneyFloat(put), text(null), money(total.marketValue)],
      params: { span: irr.is_annual ? 'annual' : 'whole' },
      add: [1, 3],
    });
  },
  twr: (scope, { twr, twr_year }, { period }) => {
    const { daily } = scope.total;
    const rate = period === '1Y' ? twr_year : twr;
    const today = lastDayOf(daily);
    const from = period === '1Y' ? periodStart('1Y', today, daily.first) : daily.first - 1;
    const rows = yearsBetween(from, today).flatMap(([begin, end]) => {
      const part = measureSpan(daily, begin, end);
      if (part === null) return [];
      return [
        {
          label: null,
          cells: [
            text(dayOf(end).slice(0, 4)),
            moneyFloat(part.start),
            moneyFloat(part.flows),
            moneyFloat(part.end),
            percent(part.percent),
          ],
          size: null,
        },
      ];
    });
    return explanation({
      result: percent(rate.percent),
      reason: rate.reason,
      columns: ['year', 'value_from', 'flows', 'value_to', 'return'],
      rows,
      total: null,
      params: { span: rate.is_annual ? 'annual' : period === '1Y' ? 'year' : 'whole' },
    });
  },
  realised: (scope) =>
    byAsset(
      scope,
      ['asset', 'proceeds', 'cost', 'gain'],
      ({ value }) => [money(value.proceeds), money(minus(value.proceeds, value.realised))],
      ({ value }) => value.realised,
      scope.total.realised,
    ),
  unrealised: (scope) =>
    byAsset(
      scope,
      ['asset', 'cost', 'value', 'gain'],
      ({ value }) => [money(value.openCost), money(value.marketValue)],
      ({ value }) => value.unrealised,
      scope.total.unrealised,
    ),
  dividends: (scope) =>
    byAsset(
      scope,
      ['asset', 'gross', 'tax', 'net'],
      ({ value }) => [money(value.dividendsGross), money(value.dividendTax)],
      ({ value }) => minus(value.dividendsGross, value.dividendTax),
      minus(scope.total.dividendsGross, scope.total.dividendTax),
    ),
  fees: (scope) => {
    const all = plus(scope.total.fees, scope.total.taxes);
    const ofAssets = scope.parts.map(({ value }) => plus(value.fees, value.taxes)).reduce(plus, zero);
    return byAsset(
      { ...scope, cash: minus(all, ofAssets) },
      ['asset', 'fee', 'tax', 'amount'],
      ({ value }) => [money(value.fees), money(value.taxes)],
      ({ value }) => plus(value.fees, value.taxes),
      all,
      true,
    );
  },
  fx_effect: (scope) =>
    byAsset(
      scope,
      ['asset', 'gain', 'price_effect', 'fx_effect'],
      ({ value }) => [money(value.unrealised), money(value.priceEffect)],
      ({ value }) => value.fxEffect,
      scope.total.fxEffect,
    ),
  change: (scope, returns, { period }) => {
    if (period === '24h') {
      const move = scope.total.lastMove;
      if (!move) return unknown('unknown-value');
      return byAsset(
        scope,
        ['asset', 'units', 'value_from', 'change'],
        ({ value }) => [units(value.units), money(value.lastMove?.before ?? zero)],
        ({ value }) => value.lastMove?.amount ?? zero,
        move.amount,
      );
    }
    const { daily } = scope.total;
    const today = lastDayOf(daily);
    const change = valueChange(daily, periodStart(period, today, daily.first), today);
    if (change.kind === 'none') return unknown('unknown-value');
    const lines: [string, number][] = [
      ['end', change.end],
      ['start', -change.start],
      ['money_in', -change.inflow],
      ['money_out', change.outflow],
    ];
    return explanation({
      result: { kind: 'money', value: returns.changes[period]?.amount ?? null },
      columns: ['part', 'amount'],
      rows: lines.map(([label, amount]) => ({ label, cells: [moneyFloat(amount)], size: null })),
      total: [moneyFloat(change.amount)],
    });
  },
};

function plain(value: number): Cell {
  return { kind: 'number', value: value.toFixed(2) };
}

/** Named lines that add up to the figure; those that are nothing are left out. */
function lineByLine(lines: [string, Decimal][], result: Decimal, column: string) {
  return explanation({
    result: money(result),
    columns: ['part', column],
    rows: lines
      .filter(([, amount]) => sign(amount) !== 0)
      .map(([label, amount]) => ({ label, cells: [money(amount)], size: null })),
    total: [money(result)],
  });
}

/** A span cut at the ends of its calendar years, newest first. */
function yearsBetween(from: number, to: number): [number, number][] {
  const spans: [number, number][] = [];
  let end = to;
  while (end > from) {
    const lastYearsEnd = Date.UTC(Number(dayOf(end).slice(0, 4)), 0, 0) / 86_400_000;
    const begin = Math.max(from, lastYearsEnd);
    spans.push([begin, end]);
    end = begin;
  }
  return spans;
}

function measureSpan(daily: TotalValue['daily'], from: number, to: number) {
  const measured = timeWeighted(daily, from, to);
  const change = valueChange(daily, from, to);
  if (measured.kind === 'none' || change.kind === 'none') return null;
  return {
    start: change.start,
    end: change.end,
    flows: change.inflow - change.outflow,
    percent: measured.total * 100,
  };
}

/** The same result by the other measures, where the question was a return. */
function besideOf(figure: ExplainedFigure, total: TotalValue, returns: Returns) {
  if (figure !== 'roi' && figure !== 'irr' && figure !== 'twr') return [];
  const all = [
    { figure: 'roi', result: percent(figuresOf(total, returns).roi) },
    { figure: 'irr', result: percent(returns.irr.percent) },
    { figure: 'twr', result: percent(returns.twr.percent) },
  ];
  return all.filter((each) => each.figure !== figure);
}
