import {
  decimal,
  isDecimalText,
  minus,
  negated,
  sign,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { LimitedKind } from '../../ledger/pension-limits.ts';
import { toGrosz } from '../reckoning/rounding.ts';
import type { WrapperOutput } from '../wrappers-contract.ts';

/** A deposit as it is typed; of one that is changed the row it was. */
export type TypedDeposit = { id: string | undefined; total: string; currency: string | undefined };

export type RoomAfter =
  | { kind: LimitedKind; state: 'over' | 'left' | 'before' | 'no-rate'; amount: string }
  | { kind: LimitedKind; state: 'not-announced' };

/**
 * What a deposit would leave of the limit (rule WR-4). What the row took before counts back; an amount in another
 * currency counts at the rate of its day; and a transfer takes nothing.
 */
export function roomAfter(
  { limits, deposits, rate }: WrapperOutput,
  typed: TypedDeposit,
): RoomAfter | undefined {
  const [own] = limits;
  if (!own) return undefined;
  const { kind, limit, paid } = own;
  if (limit === null) return own.no_limit === 'not-announced' ? { kind, state: 'not-announced' } : undefined;
  const before = deposits.find(({ id }) => id === typed.id);
  if (before?.is_transfer) return undefined;
  const others = minus(decimal(paid), decimal(before?.pln ?? '0'));
  const room = minus(decimal(limit), others);
  const total = typed.total.trim().replace(',', '.');
  const inZloty = typed.currency === 'PLN' ? '1' : rate;
  if (!isDecimalText(total) || inZloty === null) {
    const state = typed.currency !== undefined && inZloty === null ? 'no-rate' : 'before';
    return { kind, state, amount: textOf(sign(room) < 0 ? zero : room) };
  }
  const left = minus(room, toGrosz(times(decimal(total), decimal(inZloty))));
  return sign(left) < 0
    ? { kind, state: 'over', amount: textOf(negated(left)) }
    : { kind, state: 'left', amount: textOf(left) };
}
