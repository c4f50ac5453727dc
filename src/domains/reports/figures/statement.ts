import { dayOf } from '../../../foundation/calendar-day.ts';
import { isZero, sign, textOf } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import { transactionTypes } from '../../ledger/transaction-types.ts';
import { cashIn } from '../../performance/figures/cash-in.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { Span } from '../report-period.ts';
import { accountRows, bookedEntries } from './entries-in.ts';
import { allRows, type Page } from './realised.ts';
import { endsOf, type ReportScope, type Standing } from './report-scope.ts';
import { moneyBetween } from './sums-between.ts';

/** What there was at the beginning, what happened, and what there is at the end (rule RP-10). */
export function statementFigures(
  scope: ReportScope,
  span: Span,
  locale: string,
  { start: first, limit }: Page = allRows,
) {
  const { start, end } = endsOf(scope, span);
  const rows = [
    ...bookedEntries(scope, span).map((entry) => ofAsset(entry, locale)),
    ...accountRows(scope, span).map(ofAccount),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const money = { value_start: null, net_flows: null, profit: null, value_end: null };
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    ...(scope.isUnknown ? money : moneyBetween({ start: start.total, end: end.total })),
    opening: standing(start, scope, locale),
    rows: rows.slice(first, first + limit),
    rows_total: rows.length,
    by_type: transactionTypes.flatMap((type) => {
      const count = rows.filter((row) => row.type === type).length;
      return count > 0 ? [{ type, count }] : [];
    }),
    closing: standing(end, scope, locale),
  };
}

function standing({ ledger }: Standing, scope: ReportScope, locale: string) {
  const { portfolios, shown } = scope.ledger;
  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
  const positions = ledger.holdings.flatMap((holding) => {
    const book = ledger.books.get(holding.id)!;
    if (isZero(book.units)) return [];
    const value = ledger.measured.get(holding.id)?.value;
    return [
      {
        holding_id: holding.id,
        instrument_id: holding.instrument_id,
        ticker: holding.ticker,
        title: nameIn(holding.names, locale),
        portfolio: names.get(holding.portfolio_id)!,
        units: textOf(book.units),
        cost: value ? moneyText(value.openCost) : null,
        value: value ? moneyText(value.marketValue) : null,
      },
    ];
  });
  const cash = cashIn(ledger, portfolios).map(({ currency, amount, value }) => ({
    currency,
    amount,
    value: scope.isUnknown ? null : value,
  }));
  return { currency: shown, positions, cash };
}

type Booked = ReturnType<typeof bookedEntries>[number];

function ofAsset({ holding, portfolio, booked, shown }: Booked, locale: string) {
  return {
    id: booked.id,
    day: dayOf(booked.day),
    type: booked.type,
    portfolio: portfolio.name,
    holding_id: holding.id,
    ticker: holding.ticker,
    title: nameIn(holding.names, locale),
    units: sign(booked.units) === 0 ? null : textOf(booked.units),
    units_after: textOf(booked.unitsAfter),
    ratio: booked.ratio?.map(textOf).join(':') ?? null,
    price: booked.moved || !booked.price ? null : textOf(booked.price),
    currency: booked.currency,
    amount: textOf(booked.gross),
    fee: textOf(booked.fee),
    tax: textOf(booked.tax),
    to_amount: null,
    to_currency: null,
    flow: shown && moneyText(shown.flow),
  };
}

function ofAccount({ portfolio, row, shown }: ReturnType<typeof accountRows>[number]) {
  return {
    id: row.id,
    day: dayOf(row.day),
    type: row.type,
    portfolio: portfolio.name,
    holding_id: null,
    ticker: null,
    title: null,
    units: null,
    units_after: null,
    ratio: null,
    price: null,
    currency: row.currency,
    amount: textOf(grossOf(row)),
    fee: textOf(row.fee),
    tax: textOf(row.tax),
    to_amount: row.toTotal && textOf(row.toTotal),
    to_currency: row.toCurrency,
    flow: shown && moneyText(shown.flow),
  };
}
