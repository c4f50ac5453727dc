import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import styles from './make-up.module.css';
import { type MakeUpValues, partNames } from './make-up-values.ts';
import { PartRows } from './part-rows.tsx';
import { PositionRows } from './position-rows.tsx';
import type { useMakeUpSaving } from './use-make-up-form.ts';

export type FundFormProps = {
  id: string;
  initial: MakeUpValues;
  today: string;
  saving: ReturnType<typeof useMakeUpSaving>;
};

/** To what funds that Poles buy are hedged. */
const hedges = ['eur', 'usd', 'pln', 'gbp', 'chf'];

export function FundForm({ id, initial, today, saving }: FundFormProps) {
  const t = useTranslations('lookThrough.form');
  const [values, setValues] = useState(initial);
  const { errors } = saving;
  const set = (change: Partial<MakeUpValues>) => {
    saving.clear();
    setValues({ ...values, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save(values);
  };
  const known =
    hedges.includes(values.hedged_to) || values.hedged_to === '' ? hedges : [...hedges, values.hedged_to];
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <Field label={t('asOf')} error={errors.as_of}>
          <DateInput
            name="as_of"
            value={values.as_of}
            max={today}
            onChange={({ target }) => set({ as_of: target.value })}
          />
        </Field>
        <Field label={t('hedged')} error={errors.hedged_to}>
          <Select
            value={values.hedged_to}
            onChange={({ target }) => set({ hedged_to: target.value })}
            options={[
              { value: '', label: t('notHedged') },
              ...known.map((code) => ({ value: code, label: code.toUpperCase() })),
            ]}
          />
        </Field>
      </div>
      <PositionRows
        lines={values.positions}
        hidden={values.kept.positions.length}
        errors={errors}
        onChange={(positions) => set({ positions })}
      />
      <div className={styles.lists}>
        {partNames.map((name) => (
          <PartRows
            key={name}
            name={name}
            lines={values[name]}
            errors={errors}
            onChange={(lines) => set({ [name]: lines })}
          />
        ))}
      </div>
    </form>
  );
}
