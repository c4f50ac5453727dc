import { type Occasion, occasionsOf } from '../../terms/occasions.ts';
import { type TransactionType, typedTypes } from '../../transaction-types.ts';

/** What somebody records: a type, or a case of it that is asked for by its own name (rule L-25). */
export type Choice = { type: TransactionType; occasion: Occasion | '' };

const choice = (type: TransactionType, occasion: Occasion | '' = ''): Choice => ({ type, occasion });

/** In sight; all others stand in a list beside them. */
export const firstChoices = ['buy', 'sell'] as const satisfies readonly TransactionType[];

/** Each type with its cases behind it. */
export const otherChoices: readonly Choice[] = [
  ...typedTypes.flatMap((type) => (firstChoices.some((one) => one === type) ? [] : [choice(type)])),
  ...typedTypes.flatMap((type) => (occasionsOf[type] ?? []).map((occasion) => choice(type, occasion))),
];

/** The name of a case in the catalogue. */
export type CaseKey =
  | 'buy-swap'
  | `sell-${'redemption' | 'swap' | 'expired' | 'exercised'}`
  | `transfer-in-${'gift' | 'inheritance'}`
  | 'short-option'
  | `cover-${'expired' | 'assigned'}`;

export function caseKey(type: TransactionType, occasion: Occasion): CaseKey {
  return `${type}-${occasion}` as CaseKey;
}

/** As it stands in a list. */
export function choiceKey({ type, occasion }: Choice): string {
  return occasion ? caseKey(type, occasion) : type;
}
