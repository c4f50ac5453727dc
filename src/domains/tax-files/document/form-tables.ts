import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { decimal, fixedTextOf, minus } from '../../../foundation/decimal.ts';
import { minutesInWarsaw } from '../../../foundation/warsaw/warsaw-time.ts';
import {
  type Cell,
  count,
  type DocumentTable,
  day,
  text,
  units,
} from '../../reports/document/report-document.ts';
import { typedFields } from '../../taxes/form/typed-fields.ts';
import type { TaxLogEntry } from '../../taxes/log-contract.ts';
import { type Reading, usualReadings } from '../../taxes/readings.ts';
import { accountOf, assetOf, countryName, pln, sheet, type TableOf } from './paper-cells.ts';

/** Field by field, in the order of the form; the parts name lines that sound alike. */
export function formTable(of: TableOf): DocumentTable {
  const { say, paper } = of;
  const rows = typedFields(paper).map(({ number, part, line, value }): Cell[] => [
    count(number),
    text(say(`fieldPart.${part}`)),
    text(say(line === 'rate' || line === 'countries' ? `field.${line}` : `line.${line}`)),
    line === 'countries' ? count(Number(value)) : line === 'rate' ? text(`${value}%`) : pln(value),
  ]);
  return sheet(of, 'form', ['field', 'part', 'what', 'pln'], rows);
}

/** What brokers printed, with our own figures of the account beside it. */
export function printedTable(of: TableOf): DocumentTable {
  const rows = of.paper.printed.map((one): Cell[] => [
    ...[accountOf(of, one.account), pln(one.revenue), pln(one.cost)],
    ...[pln(one.own_revenue), pln(one.own_cost)],
  ]);
  return sheet(of, 'printed', ['account', 'revenue', 'cost', 'ownRevenue', 'ownCost'], rows);
}

export function zgTable(of: TableOf): DocumentTable {
  const rows = of.paper.countries.map(({ country, income, tax_paid }): Cell[] => [
    ...[text(country), text(countryName(country, of.language)), pln(income), pln(tax_paid)],
  ]);
  return sheet(of, 'zg', ['zgCountry', 'countryName', 'zgIncome', 'zgTax'], rows);
}

export function missingTable(of: TableOf): DocumentTable {
  const rows = of.paper.missing.map((one): Cell[] => [
    ...[day(one.day), text(of.say(`lacks.${one.what}`)), assetOf(of, one.instrument)],
    ...[accountOf(of, one.account), units(one.quantity), text(one.currency), day(one.rate_day)],
  ]);
  return sheet(of, 'missing', ['day', 'what', 'asset', 'account', 'units', 'currency', 'rateDay'], rows);
}

/** Who changed what, when, and what it made of the tax (rule TP-1). */
export function logTable(of: TableOf, log: readonly TaxLogEntry[]): DocumentTable {
  const columns = ['day', 'time', 'who', 'what', 'change', 'beforePln', 'afterPln', 'effect', 'hash'];
  const rows = log.map((one): Cell[] => {
    const at = new Date(one.at);
    const effect = fixedTextOf(minus(decimal(one.after), decimal(one.before)), 2);
    return [
      ...[
        day(dayInWarsaw(at)),
        text(clockOf(at)),
        text(of.say(`log.origin.${one.origin}`)),
        text(of.say(`log.kind.${one.kind}`)),
      ],
      ...[
        text(changesOf(of, one)),
        pln(one.before),
        pln(one.after),
        pln(effect),
        text(one.hash?.slice(0, 12) ?? null),
      ],
    ];
  });
  return sheet(of, 'log', columns, rows);
}

function clockOf(at: Date): string {
  const minutes = minutesInWarsaw(at);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function changesOf(of: TableOf, { detail }: TaxLogEntry): string {
  return detail.map((one) => changeText(of, one)).join('; ');
}

function changeText({ paper, say }: TableOf, { what, key, from, to }: TaxLogEntry['detail'][number]): string {
  if (what === 'reading') {
    const usual = usualReadings[key as Reading];
    const choice = (of: string | null) => say(`readings.choice.${of ?? usual}`);
    return `${say(`readings.of.${key}`)}: ${choice(from)} → ${choice(to)}`;
  }
  const named = what === 'slip' ? paper.accounts[key ?? '']?.name : key;
  const value = (of: string | null) => {
    if (of === null) return say('log.nothing');
    return what === 'loss_method' ? say(`readings.choice.${of}`) : of;
  };
  return `${say(`log.what.${what}`, { key: named ?? '' })}: ${value(from)} → ${value(to)}`;
}
