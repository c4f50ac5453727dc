import { type Decimal, decimal } from '../../../foundation/decimal.ts';
import type { Component, Match } from '../composition.ts';
import type { TradeRules } from '../trade-rules.ts';

/** So many own strategies somebody may have, so many parts each, and so many things that count for a part (rule S-12). */
export const mostOwnStrategies = 50;
export const mostComponents = 50;
export const mostCounts = 20;
/** Older versions go (rule S-13). */
export const mostVersions = 50;
export const longestName = 60;

/** A part of an own strategy as it is kept: names by language, percentages as exact decimals. */
export type OwnComponent = {
  names: Record<string, string>;
  family: string;
  percent: string;
  /** How many percentage points it may stand away from its target. */
  band: string;
  matches: readonly Match[];
};

/** Amounts are exact decimals in `currency`, lowercase. */
export type OwnRules = {
  currency: string;
  buy_only: boolean;
  whole_units: boolean;
  /** Whether its owner is told when a part leaves its band. */
  tells: boolean;
  smallest_order: string;
  cash_aside: string;
  commission_percent: string;
  commission_minimum: string;
};

export const usualRules: OwnRules = {
  currency: 'pln',
  buy_only: true,
  whole_units: true,
  tells: false,
  smallest_order: '0',
  cash_aside: '0',
  commission_percent: '0',
  commission_minimum: '0',
};

export function compositionOf(
  components: readonly OwnComponent[],
): (Component & Pick<OwnComponent, 'names' | 'family'>)[] {
  return components.map(({ names, family, percent, band, matches }, at) => ({
    key: String(at),
    names,
    family,
    wanted: decimal(percent),
    band: decimal(band),
    matches,
  }));
}

/** The same rules in the shown currency; `convert` brings an amount there. */
export function tradeRulesOf(rules: OwnRules, convert: (amount: Decimal) => Decimal): TradeRules {
  return {
    smallestOrder: convert(decimal(rules.smallest_order)),
    commissionPercent: decimal(rules.commission_percent),
    commissionMinimum: convert(decimal(rules.commission_minimum)),
    wholeUnits: rules.whole_units,
    toTheGrosz: true,
  };
}
