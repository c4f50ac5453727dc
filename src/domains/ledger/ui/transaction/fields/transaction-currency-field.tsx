import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & {
  name: 'currencyId' | 'toCurrencyId' | 'feeCurrencyId';
  label: string;
  /** What stands for none in particular. */
  none?: string;
};

export function TransactionCurrencyField({ form, lists, errorOf, disabled, name, label, none }: Props) {
  const listed = lists.currencies.map(({ id, code }) => ({ value: id, label: code }));
  return (
    <Field label={label} optional={none !== undefined} error={errorOf(name)}>
      <Select
        options={none === undefined ? listed : [{ value: '', label: none }, ...listed]}
        placeholder="–"
        value={form.values[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
        disabled={disabled}
      />
    </Field>
  );
}
