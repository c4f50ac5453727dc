import { useTranslations } from 'use-intl';
import type { SavingsFields } from '../../savings/savings-fields.ts';
import { ChoiceEntry, NumberEntry } from '../frame/entry-fields.tsx';
import { FieldRow, FormCard } from '../frame/form-card.tsx';
import type { Calculator } from '../frame/use-calculator.ts';

export function SavingsForm({ form }: { form: Calculator<SavingsFields> }) {
  const t = useTranslations('toolSavings');
  const words = useTranslations('tools');
  return (
    <FormCard>
      <ChoiceEntry
        form={form}
        name="ask"
        label={t('ask')}
        options={[
          { value: 'payment', label: t('askPayment') },
          { value: 'value', label: t('askValue') },
        ]}
      />
      {form.values.ask === 'payment' && (
        <FieldRow of={2}>
          <NumberEntry form={form} name="goal" label={t('goal')} unit="zł" grouped />
          <ChoiceEntry
            form={form}
            name="goalMoney"
            label={t('goalMoney')}
            options={[
              { value: 'then', label: t('goalThen') },
              { value: 'today', label: t('goalToday') },
            ]}
          />
        </FieldRow>
      )}
      <FieldRow of={form.values.ask === 'payment' ? 2 : 3}>
        {form.values.ask === 'value' && (
          <NumberEntry form={form} name="monthly" label={t('monthly')} unit="zł" grouped />
        )}
        <NumberEntry form={form} name="start" label={t('start')} unit="zł" grouped />
        <NumberEntry form={form} name="years" label={t('years')} unit={words('unitYears')} />
      </FieldRow>
      <FieldRow of={2}>
        <NumberEntry form={form} name="rate" label={t('rate')} unit="%" />
        <ChoiceEntry
          form={form}
          name="added"
          label={t('added')}
          options={[
            { value: 'monthly', label: t('addedMonthly') },
            { value: 'yearly', label: t('addedYearly') },
          ]}
        />
      </FieldRow>
      <FieldRow of={3}>
        <NumberEntry form={form} name="raise" label={t('raise')} unit="%" />
        <NumberEntry form={form} name="inflation" label={t('inflation')} unit="%" hint={t('inflationHint')} />
        <ChoiceEntry
          form={form}
          name="tax"
          label={t('tax')}
          list
          hint={t('taxHint')}
          options={[
            { value: 'none', label: t('taxNone') },
            { value: 'end', label: t('taxEnd') },
          ]}
        />
      </FieldRow>
    </FormCard>
  );
}
