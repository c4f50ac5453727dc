import { decimal, plus, sign, textOf, zero } from '../../foundation/decimal.ts';
import type { AllocationParts } from './allocation.ts';
import type { DayTaxes } from './basis/change-basis.ts';
import type { TotalFiguresResult, UpcomingOutput } from './figures-contract.ts';
import { figuresOf, measureReturns, sparklineOf, unknownFigures, valueDaysAgo } from './measure-total.ts';
import { type TotalValue, totalOfAll } from './total-value.ts';

/** What a module says somebody has in it. */
export type ModuleValue = {
  /** Its sums and its history, to be added to those of others. */
  total: TotalValue;
  /** Its own figures, as its own pages show them. */
  figures: TotalFiguresResult;
  allocation: AllocationParts;
  upcoming: readonly UpcomingOutput[];
  /** What would be due on it had it ended on each day; where it was asked for and is known. */
  taxes?: DayTaxes;
};

/** Sums and history of several modules as one. */
export function totalOfModules(modules: readonly ModuleValue[], today: number): TotalValue {
  const [only, ...others] = modules;
  if (only && others.length === 0) return only.total;
  return totalOfAll(
    modules.map(({ total }) => total),
    today,
  );
}

/** Figures of several modules as one; nothing where there is no module. One alone keeps what it says of itself. */
export function figuresOfModules(modules: readonly ModuleValue[], today: number): TotalFiguresResult | null {
  const all = modules.map(({ figures }) => figures);
  const [first, ...others] = all;
  if (!first || others.length === 0) return first ?? null;
  const total = totalOfModules(modules, today);
  // Where one of them cannot be said in the shown currency, neither can the whole.
  const isUnknown = all.some(({ market_value }) => market_value === null);
  const added = (of: (figures: TotalFiguresResult) => number) => all.reduce((sum, each) => sum + of(each), 0);
  return {
    ...(isUnknown ? unknownFigures : figuresOf(total, measureReturns(total))),
    value_30_days_ago: isUnknown ? null : valueDaysAgo(total.daily, 30),
    sparkline: isUnknown ? [] : sparklineOf(total),
    share: isUnknown ? null : 100,
    holdings_count: added((each) => each.holdings_count),
    class_names: [...new Set(all.flatMap((each) => each.class_names))],
    first_day: earliest(all.flatMap(({ first_day }) => first_day ?? [])),
    last_synchronization: latest(all.flatMap((each) => each.last_synchronization ?? [])),
    cash: cashOf(all.flatMap((each) => each.cash)),
    cash_value: sumOf(all.map((each) => each.cash_value)),
    missing: added((each) => each.missing),
    estimated: added((each) => each.estimated),
    is_simulated: all.some((each) => each.is_simulated),
    // What has no exchange has no close either: it says nothing about when the others were quoted.
    at_last_close: all.some((each) => each.at_last_close),
    value_day: latest(all.flatMap((each) => each.value_day ?? [])),
    shown_currency: first.shown_currency,
  };
}

/** What comes first from any module, the next day first. */
export function upcomingOfModules(modules: readonly ModuleValue[], most: number): UpcomingOutput[] {
  return modules
    .flatMap(({ upcoming }) => upcoming)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .slice(0, most);
}

function sumOf(amounts: readonly (string | null)[]): string | null {
  let sum = zero;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = plus(sum, decimal(amount));
  }
  return textOf(sum);
}

function cashOf(balances: TotalFiguresResult['cash']): TotalFiguresResult['cash'] {
  return [...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, list]) => {
    const amount = sumOf(list.map((each) => each.amount))!;
    return {
      currency,
      amount,
      value: sumOf(list.map((each) => each.value)),
      is_negative: sign(decimal(amount)) < 0,
    };
  });
}

function earliest<T extends string | Date>(list: readonly T[]): T | null {
  return list.reduce<T | null>((found, each) => (found === null || each < found ? each : found), null);
}

function latest<T extends string | Date>(list: readonly T[]): T | null {
  return list.reduce<T | null>((found, each) => (found === null || each > found ? each : found), null);
}
