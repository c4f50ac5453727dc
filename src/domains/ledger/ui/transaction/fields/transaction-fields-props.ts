import type { ValueName } from '../transaction-values.ts';
import type { TransactionFormState } from '../use-transaction-form.ts';
import type { TransactionLists } from '../use-transaction-lists.ts';

/** What every group of fields is given. */
export type TransactionFieldsProps = {
  form: TransactionFormState;
  lists: TransactionLists;
  /** The message under a field, in the reader's language. */
  errorOf: (name: ValueName) => string | undefined;
  disabled: boolean;
};
