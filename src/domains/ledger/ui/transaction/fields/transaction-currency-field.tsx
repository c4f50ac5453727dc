import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & { name: 'currencyId' | 'toCurrencyId'; label: string };

export function TransactionCurrencyField({ form, lists, errorOf, disabled, name, label }: Props) {
  return (
    <Field label={label} error={errorOf(name)}>
      <Select
        options={lists.currencies.map(({ id, code }) => ({ value: id, label: code }))}
        placeholder="–"
        value={form.values[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
        disabled={disabled}
      />
    </Field>
  );
}
