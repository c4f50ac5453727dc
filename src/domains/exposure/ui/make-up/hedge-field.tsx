import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';

/** To what funds that Poles buy are hedged. */
const hedges = ['eur', 'usd', 'pln', 'gbp', 'chf'];

type Props = { value: string; error?: string; onChange: (code: string) => void };

export function HedgeField({ value, error, onChange }: Props) {
  const t = useTranslations('lookThrough.form');
  const known = value === '' || hedges.includes(value) ? hedges : [...hedges, value];
  return (
    <Field label={t('hedged')} error={error}>
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: '', label: t('notHedged') },
          ...known.map((code) => ({ value: code, label: code.toUpperCase() })),
        ]}
      />
    </Field>
  );
}
