import { roundShares } from '../../foundation/round-shares.ts';
import type { AllocationOutput } from './figures-contract.ts';
import { floatMoney } from './measure-total.ts';

/** A part of what somebody has, under the key by which it is put together with others. */
export type Part = { key: string; label: string; value: number };

/** What a value consists of, in every way it can be divided. */
export type AllocationParts = { [By in keyof AllocationOutput]: readonly Part[] };

const ways = ['by_class', 'by_portfolio', 'by_currency', 'none', 'by_instrument', 'by_broker'] as const;

/** Parts of the same key put together, largest first, with shares that add up to 100. */
export function allocationOf(parts: readonly AllocationParts[]): AllocationOutput {
  return Object.fromEntries(
    ways.map((way) => [way, slicesOf(parts.flatMap((each) => each[way]))]),
  ) as AllocationOutput;
}

export function slicesOf(parts: readonly Part[]): AllocationOutput['none'] {
  const merged = [...Map.groupBy(parts, (part) => part.key).values()]
    .map((group) => ({ ...group[0]!, value: group.reduce((sum, part) => sum + part.value, 0) }))
    .filter((part) => part.value > 0)
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  const shares = roundShares(merged.map((part) => part.value));
  return merged.map((part, i) => ({ ...part, value: floatMoney(part.value), share: shares[i]! }));
}
