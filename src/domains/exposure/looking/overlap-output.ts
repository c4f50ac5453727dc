import { type Decimal, fixedTextOf, rounded, sum, textOf } from '../../../foundation/decimal.ts';
import type { OverlapOutput } from '../contract.ts';
import type { Held } from './held.ts';
import { percentOf } from './look-through.ts';
import { overlapOf } from './overlap.ts';

/** So many common positions are named. */
const mostShown = 5;

const percentText = (percent: Decimal) => textOf(rounded(percent, 6));

function sideOf({ id, ticker, name, value }: Held) {
  return { instrument_id: id, ticker, name, value: fixedTextOf(value, 2) };
}

export function overlapOutput(first: Held, second: Held, currency: string): OverlapOutput {
  const { percent, isLeast, shared } = overlapOf(first, second);
  const shown = shared.slice(0, shared.length === mostShown + 1 ? mostShown + 1 : mostShown);
  const left = shared.slice(shown.length);
  return {
    currency,
    first: sideOf(first),
    second: sideOf(second),
    percent: percentText(percent),
    is_least: isLeast,
    value: fixedTextOf(percentOf(first.value, percent), 2),
    count: shared.length,
    shared: shown.map((one) => ({
      name: one.name,
      first: percentText(one.first),
      second: percentText(one.second),
    })),
    more:
      left.length > 0
        ? {
            count: left.length,
            first: percentText(sum(left.map((one) => one.first))),
            second: percentText(sum(left.map((one) => one.second))),
          }
        : null,
  };
}
