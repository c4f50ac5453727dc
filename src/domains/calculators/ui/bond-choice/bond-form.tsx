import { useTranslations } from 'use-intl';
import { floatOf } from '../../../../foundation/decimal.ts';
import type { BondFields } from '../../bond-choice/bond-fields.ts';
import { ChoiceEntry, NumberEntry } from '../frame/entry-fields.tsx';
import { FieldRow, FormCard } from '../frame/form-card.tsx';
import type { Calculator } from '../frame/use-calculator.ts';

export function BondForm({ form }: { form: Calculator<BondFields> }) {
  const t = useTranslations('toolBonds');
  const words = useTranslations('tools');
  const months = floatOf(form.values.months);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return (
    <FormCard>
      <FieldRow of={2}>
        <NumberEntry
          form={form}
          name="amount"
          label={t('amount')}
          unit="zł"
          grouped
          hint={t('amountHint', { bonds: Math.floor(floatOf(form.values.amount) / 100) })}
        />
        <NumberEntry
          form={form}
          name="months"
          label={t('months')}
          unit={words('unitMonths')}
          hint={t('monthsHint', { years, rest, both: years > 0 && rest > 0 ? 'yes' : 'no' })}
        />
      </FieldRow>
      <FieldRow of={2}>
        <NumberEntry form={form} name="inflation" label={t('inflation')} unit="%" hint={t('inflationHint')} />
        <NumberEntry form={form} name="reference" label={t('reference')} unit="%" hint={t('referenceHint')} />
      </FieldRow>
      <FieldRow of={2}>
        <ChoiceEntry
          form={form}
          name="tax"
          label={t('tax')}
          options={[
            { value: 'yes', label: t('taxYes') },
            { value: 'no', label: t('taxNo') },
          ]}
        />
        <ChoiceEntry
          form={form}
          name="family"
          label={t('family')}
          options={[
            { value: 'no', label: t('familyNo') },
            { value: 'yes', label: t('familyYes') },
          ]}
        />
      </FieldRow>
    </FormCard>
  );
}
