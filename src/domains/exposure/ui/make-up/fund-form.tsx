import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { HedgeField } from './hedge-field.tsx';
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
        <HedgeField
          value={values.hedged_to}
          error={errors.hedged_to}
          onChange={(hedged_to) => set({ hedged_to })}
        />
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
