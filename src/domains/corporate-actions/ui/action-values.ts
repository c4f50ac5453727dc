import type { CallArguments } from '../../../foundation/contract.ts';
import { isDecimalText } from '../../../foundation/decimal.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import type { recordAction } from '../contract.ts';

export type ActionBody = CallArguments<typeof recordAction>['body'];

/** What stands in the form. */
export type ActionValues = {
  kind: EventKind;
  target_id: string;
  created_at: string;
  numerator: string;
  denominator: string;
  share: string;
  price: string;
  cash: string;
  in_lieu: string;
  amount: string;
  tax: string;
  note: string;
};
type NumberField = Exclude<keyof ActionValues, 'kind' | 'target_id' | 'created_at' | 'note'>;

/** The fields of each kind, in their order, beside the day; those in brackets of the form are optional. */
export const fieldsOf: Record<
  EventKind,
  readonly ('target' | 'ratio' | Exclude<NumberField, 'numerator' | 'denominator'>)[]
> = {
  'spin-off': ['target', 'ratio', 'share', 'price', 'in_lieu'],
  merger: ['target', 'ratio', 'cash', 'in_lieu'],
  'symbol-change': ['target'],
  'stock-dividend': ['ratio', 'in_lieu'],
  rights: ['ratio', 'price', 'amount', 'cash'],
  repayment: ['price', 'tax'],
  delisting: ['price', 'tax'],
};

/** Fields without which a kind can be all the same. */
const optional: Partial<Record<EventKind, readonly string[]>> = {
  'spin-off': ['share', 'price', 'in_lieu'],
  merger: ['cash', 'in_lieu'],
  'stock-dividend': ['in_lieu'],
  rights: ['amount', 'cash'],
  repayment: ['tax'],
  delisting: ['price', 'tax'],
};
export const isOptional = (kind: EventKind, field: string): boolean =>
  optional[kind]?.includes(field) ?? false;

export function emptyAction(kind: EventKind, today: string): ActionValues {
  return {
    kind,
    target_id: '',
    created_at: today,
    numerator: '1',
    denominator: '1',
    share: '',
    price: '',
    cash: '',
    in_lieu: '',
    amount: '',
    tax: '',
    note: '',
  };
}

type About = { holdingId: string; currencyId: string; submission: string };

/** Only what the kind has; the rest of what was typed stays in the form. */
export function bodyOf(values: ActionValues, { holdingId, currencyId, submission }: About): ActionBody {
  const fields = fieldsOf[values.kind];
  const number = (name: Exclude<NumberField, 'numerator' | 'denominator'>) =>
    fields.includes(name) && values[name] ? { [name]: values[name] } : {};
  return {
    kind: values.kind,
    asset_value_id: holdingId,
    currency_id: currencyId,
    created_at: values.created_at,
    ...(fields.includes('target') && { target_id: values.target_id || null }),
    ...(fields.includes('ratio') && {
      numerator: values.numerator || null,
      denominator: values.denominator || null,
    }),
    ...number('share'),
    ...number('price'),
    ...number('cash'),
    ...number('in_lieu'),
    ...number('amount'),
    ...number('tax'),
    note: values.note.trim() || null,
    submission_id: submission,
  };
}

/** Whether there is enough to show what it would come to. */
export function isComplete(values: ActionValues): boolean {
  const fields = fieldsOf[values.kind];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.created_at)) return false;
  if (fields.includes('target') && !values.target_id) return false;
  if (fields.includes('ratio') && !(isAbove(values.numerator) && isAbove(values.denominator))) return false;
  return fields.every(
    (name) =>
      name === 'target' ||
      name === 'ratio' ||
      (values[name] ? isDecimalText(values[name]) : isOptional(values.kind, name)),
  );
}

const isAbove = (text: string) => isDecimalText(text) && /[1-9]/.test(text);
