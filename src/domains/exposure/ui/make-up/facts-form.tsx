import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { kinds, sectors } from '../../words/kinds.ts';
import type { FundFormProps } from './fund-form.tsx';
import styles from './make-up.module.css';

/** One thing, so everything of it is in one sector, one country and one currency. */
export function FactsForm({ id, initial, today, saving }: FundFormProps) {
  const t = useTranslations('lookThrough');
  const [sector, setSector] = useState(initial.sectors[0]?.key ?? '');
  const [country, setCountry] = useState(initial.countries[0]?.key ?? '');
  const [currency, setCurrency] = useState(initial.currencies[0]?.key ?? '');
  const whole = (key: string) => (key.trim() ? [{ key: key.trim(), weight: '100' }] : []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.send({
      as_of: today,
      sectors: whole(sector),
      countries: whole(country.toUpperCase()),
      currencies: whole(currency.toLowerCase()),
    });
  };
  const { errors } = saving;
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('table.sector')} error={errors['sectors.0.key'] ?? errors.positions}>
        <Select
          value={sector}
          onChange={({ target }) => setSector(target.value)}
          options={[
            { value: '', label: t('keys.unknown') },
            ...[...sectors, ...kinds.filter((kind) => kind !== 'shares' && kind !== 'funds')].map((key) => ({
              value: key,
              label: t(`keys.${key}`),
            })),
          ]}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('form.country')} hint={t('form.countryHint')} error={errors['countries.0.key']}>
          <TextInput value={country} maxLength={2} onChange={({ target }) => setCountry(target.value)} />
        </Field>
        <Field label={t('form.currency')} error={errors['currencies.0.key']}>
          <TextInput value={currency} maxLength={3} onChange={({ target }) => setCurrency(target.value)} />
        </Field>
      </div>
    </form>
  );
}
