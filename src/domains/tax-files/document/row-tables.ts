import {
  type Cell,
  count,
  type DocumentTable,
  day,
  portion,
  text,
  units,
} from '../../reports/document/report-document.ts';
import type { RateOnPaper } from '../../taxes/papers/tax-paper.ts';
import { accountOf, assetOf, pln, rateCells, sheet, type TableOf, tableName } from './paper-cells.ts';

const byDay = <One extends { tax_day: string }>(a: One, b: One): number =>
  a.tax_day < b.tax_day ? -1 : a.tax_day > b.tax_day ? 1 : 0;

/** In the order of their tax day; lots name them by their number here. */
const salesIn = ({ paper }: TableOf) => paper.sales.toSorted(byDay);

export function salesTable(of: TableOf): DocumentTable {
  const columns = [
    ...['number', 'asset', 'account', 'day', 'taxDay', 'units', 'price', 'currency', 'rate', 'nbp'],
    ...['revenue', 'cost', 'fee', 'income', 'country', 'slip'],
  ];
  const rows = salesIn(of).map((sale, at): Cell[] => [
    ...[count(at + 1), assetOf(of, sale.instrument), accountOf(of, sale.account), day(sale.day)],
    ...[day(sale.tax_day), units(sale.quantity), units(sale.price), text(sale.currency)],
    ...[...rateCells(of, sale.rate), pln(sale.revenue), pln(sale.cost), pln(sale.fee_pln), pln(sale.income)],
    ...[text(sale.country), text(of.say(sale.is_printed ? 'yes' : 'no'))],
  ]);
  return sheet(of, 'sales', columns, rows);
}

export function lotsTable(of: TableOf): DocumentTable {
  const columns = [
    ...['sale', 'asset', 'bought', 'taxDay', 'units', 'wholeUnits', 'price', 'currency', 'rate', 'nbp'],
    ...['wholeCost', 'cost'],
  ];
  const rows = salesIn(of).flatMap((sale, at) =>
    sale.lots.map((lot): Cell[] => [
      ...[count(at + 1), assetOf(of, sale.instrument), day(lot.acquired), day(lot.tax_day)],
      ...[units(lot.quantity), units(lot.whole_quantity), units(lot.price), text(lot.currency)],
      ...[...rateCells(of, lot.rate), pln(lot.whole_pln), pln(lot.pln)],
    ]),
  );
  return sheet(of, 'lots', columns, rows);
}

export function dividendsTable(of: TableOf): DocumentTable {
  const columns = [
    ...['day', 'asset', 'kind', 'country', 'amount', 'currency', 'rate', 'nbp', 'gross', 'withheld'],
    ...['treaty', 'credit', 'remark'],
  ];
  const remark = { 'above-treaty': 'rows.aboveTreaty', 'no-treaty': 'rows.noTreaty' };
  const rows = of.paper.payments.map((one): Cell[] => [
    ...[day(one.day), assetOf(of, one.instrument), text(of.say(`dialog.${one.kind}`)), text(one.country)],
    ...[units(one.amount), text(one.currency), ...rateCells(of, one.rate), pln(one.gross), pln(one.withheld)],
    portion(one.treaty_percent === null ? null : Number(one.treaty_percent)),
    ...[pln(one.credit), text(one.warning ? of.say(remark[one.warning]) : null)],
  ]);
  return sheet(of, 'dividends', columns, rows);
}

export function lossesTable(of: TableOf): DocumentTable {
  const columns = ['year', 'loss', 'before', 'now', 'left', 'lastYear', 'stated'];
  const rows = of.paper.losses.map((one): Cell[] => [
    ...[text(String(one.year)), pln(one.amount), pln(one.before), pln(one.now), pln(one.left)],
    ...[text(String(one.last_year)), text(of.say(one.is_stated ? 'yes' : 'no'))],
  ]);
  return sheet(of, 'losses', columns, rows);
}

const moneyColumns = ['day', 'asset', 'amount', 'currency', 'rate', 'nbp', 'revenue', 'cost'];

export function cryptoTable(of: TableOf): DocumentTable {
  return sheet(of, 'crypto', moneyColumns, moneyRows(of, of.paper.crypto));
}

export function feesTable(of: TableOf): DocumentTable {
  return sheet(of, 'fees', moneyColumns, moneyRows(of, of.paper.fees));
}

function moneyRows(of: TableOf, rows: TableOf['paper']['crypto']): Cell[][] {
  return rows.map((one) => [
    ...[day(one.day), assetOf(of, one.instrument), units(one.amount), text(one.currency)],
    ...[...rateCells(of, one.rate), pln(one.revenue), pln(one.cost)],
  ]);
}

export function outsideTable(of: TableOf): DocumentTable {
  const rows = of.paper.outside.map((one): Cell[] => [
    ...[day(one.day), assetOf(of, one.instrument), text(of.say(`outside.${one.reason}`))],
  ]);
  return sheet(of, 'outside', ['day', 'asset', 'why'], rows);
}

/** Every rate that some amount was converted with, once. */
export function ratesTable(of: TableOf): DocumentTable {
  const { sales, payments, crypto, fees } = of.paper;
  const rated = [...sales, ...sales.flatMap(({ lots }) => lots), ...payments, ...crypto, ...fees];
  // Positions name the currency of their rate among the others.
  const used: { currency: string | null; rate: RateOnPaper }[] = [
    ...rated.filter(({ currency }) => currency !== null),
    ...rated.flatMap(({ other_rates = [] }) => other_rates),
  ];
  const rates = new Map(
    used.flatMap(({ currency, rate }) =>
      rate ? [[`${currency} ${rate.day} ${rate.table}`, { currency, rate }]] : [],
    ),
  );
  const rows = [...rates]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { currency, rate }]): Cell[] => [
      ...[text(currency), day(rate.day), tableName(of, rate), units(rate.mid)],
    ]);
  return sheet(of, 'rates', ['currency', 'day', 'nbp', 'rate'], rows);
}
