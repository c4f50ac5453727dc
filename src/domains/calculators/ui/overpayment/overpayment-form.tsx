import { useTranslations } from 'use-intl';
import { compare } from '../../../../foundation/decimal.ts';
import type { OverpaymentFields } from '../../overpayment/overpayment-fields.ts';
import { ChoiceEntry, NumberEntry } from '../frame/entry-fields.tsx';
import { FieldRow, FormCard } from '../frame/form-card.tsx';
import type { Calculator } from '../frame/use-calculator.ts';

export function OverpaymentForm({ form }: { form: Calculator<OverpaymentFields> }) {
  const t = useTranslations('toolOverpayment');
  const words = useTranslations('tools');
  const isTooLate = compare(form.values.onceMonth, form.values.months) > 0;
  return (
    <FormCard>
      <FieldRow of={3}>
        <NumberEntry form={form} name="amount" label={t('amount')} unit="zł" grouped />
        <NumberEntry form={form} name="months" label={t('months')} unit={words('unitMonths')} />
        <NumberEntry form={form} name="rate" label={t('rate')} unit="%" />
      </FieldRow>
      <FieldRow of={2}>
        <ChoiceEntry
          form={form}
          name="repayment"
          label={t('repayment')}
          options={[
            { value: 'annuity', label: t('annuity') },
            { value: 'equal-principal', label: t('equalPrincipal') },
          ]}
        />
        <ChoiceEntry
          form={form}
          name="effect"
          label={t('effect')}
          options={[
            { value: 'shorter', label: t('shorter') },
            { value: 'lower', label: t('lower') },
          ]}
        />
      </FieldRow>
      <FieldRow of={2}>
        <NumberEntry form={form} name="monthly" label={t('monthly')} unit="zł" grouped />
        <NumberEntry form={form} name="fee" label={t('fee')} unit="%" hint={t('feeHint')} />
      </FieldRow>
      <FieldRow of={2}>
        <NumberEntry form={form} name="once" label={t('once')} unit="zł" grouped />
        <NumberEntry
          form={form}
          name="onceMonth"
          label={t('onceMonth')}
          unit=""
          hint={isTooLate && t('onceAfterEnd')}
        />
      </FieldRow>
    </FormCard>
  );
}
