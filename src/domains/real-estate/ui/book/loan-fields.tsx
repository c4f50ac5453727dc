import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import styles from './book-dialog.module.css';
import type { LoanForm } from './loan-dialog.tsx';

export function LoanFields({ form }: { form: LoanForm }) {
  const t = useTranslations('realEstate.loan');
  const { values, set, field, errorOf, currencies, codeOf } = form;
  const day = (name: 'taken_on' | 'first_due' | 'fixed_until', label: string) => (
    <Field label={label} error={errorOf(name)}>
      <DateInput value={values[name]} onChange={(event) => set(name, event.target.value)} />
    </Field>
  );
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('amount')} error={errorOf('amount')}>
          <NumberInput
            value={values.amount}
            onValueChange={(value) => set('amount', value)}
            unit={codeOf(values.currency_id)}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} />
        </Field>
        {day('taken_on', t('takenOn'))}
        {day('first_due', t('firstDue'))}
        <Field label={t('months')} error={errorOf('months')}>
          <NumberInput
            value={values.months}
            onValueChange={(value) => set('months', value)}
            inputMode="numeric"
            unit={t('monthsUnit')}
          />
        </Field>
        <Field label={t('percent')} error={errorOf('percent')}>
          <NumberInput value={values.percent} onValueChange={(value) => set('percent', value)} unit="%" />
        </Field>
      </div>
      <Field label={t('repayment')} group>
        <Segmented
          full
          value={values.repayment}
          onChange={(repayment) => set('repayment', repayment)}
          options={[
            { value: 'annuity', label: t('annuity') },
            { value: 'equal-principal', label: t('equalPrincipal') },
          ]}
        />
      </Field>
      <Field label={t('rateKind')} group>
        <Segmented
          full
          value={values.rate_kind}
          onChange={(kind) => set('rate_kind', kind)}
          options={[
            { value: 'fixed', label: t('fixed') },
            { value: 'floating', label: t('floating') },
          ]}
        />
      </Field>
      {values.rate_kind === 'fixed' && day('fixed_until', t('fixedUntil'))}
    </>
  );
}
