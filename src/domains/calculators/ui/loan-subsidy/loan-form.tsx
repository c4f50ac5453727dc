import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { floatOf, textOf } from '../../../../foundation/decimal.ts';
import type { LoanFields } from '../../loan-subsidy/loan-fields.ts';
import type { LoanResult } from '../../loan-subsidy/loan-result.ts';
import { locations, uplifts } from '../../loan-subsidy/programme.ts';
import { ChoiceEntry, CountEntry, NumberEntry } from '../frame/entry-fields.tsx';
import { FieldRow, FormCard } from '../frame/form-card.tsx';
import { moneyText } from '../frame/money.tsx';
import type { Calculator } from '../frame/use-calculator.ts';

type Props = { form: Calculator<LoanFields>; result: LoanResult };

export function LoanForm({ form, result }: Props) {
  const t = useTranslations('toolLoan');
  return (
    <FormCard>
      <FieldRow of={2}>
        <ChoiceEntry
          form={form}
          name="purpose"
          label={t('purpose')}
          options={[
            { value: 'purchase', label: t('purchase') },
            { value: 'construction', label: t('construction') },
          ]}
        />
        <NumberEntry
          form={form}
          name="amount"
          label={t('amount')}
          unit="zł"
          grouped
          hint={t('amountHint', { cap: moneyText(result.cap, 0) })}
        />
      </FieldRow>
      <FieldRow of={3}>
        <CountEntry form={form} name="borrowers" label={t('borrowers')} />
        <CountEntry form={form} name="children" label={t('children')} />
        <CountEntry
          form={form}
          name="household"
          label={t('household')}
          hint={t('householdHint')}
          shown={result.people}
          least={floatOf(form.values.borrowers) + floatOf(form.values.children)}
        />
      </FieldRow>
      <HomeFields form={form} result={result} />
      <LoanTermFields form={form} result={result} />
    </FormCard>
  );
}

function HomeFields({ form, result }: Props) {
  const t = useTranslations('toolLoan');
  const numbers = useNumbers();
  const { people, cut, hints, incomeLimit, roomyArea } = result;
  const uplift = uplifts[form.values.location];
  const limit = moneyText(incomeLimit, 0);
  return (
    <FieldRow of={3}>
      <ChoiceEntry
        form={form}
        name="location"
        label={t('location')}
        list
        options={locations.map((value) => ({ value, label: t(`locations.${value}`) }))}
        hint={
          uplift > 0 ? t('uplift', { percent: numbers.percent(`${uplift}`, { decimals: 0 }) }) : t('noUplift')
        }
      />
      <NumberEntry
        form={form}
        name="area"
        label={t('area')}
        unit="m²"
        hint={hints.isRoomy && t('roomy', { area: textOf(roomyArea), people })}
      />
      <NumberEntry
        form={form}
        name="income"
        label={t('income')}
        unit="zł"
        grouped
        hint={
          hints.isAboveLimit
            ? t('incomeAbove', { limit, cut: moneyText(cut) })
            : t('incomeHint', { people, limit })
        }
      />
    </FieldRow>
  );
}

function LoanTermFields({ form, result }: Props) {
  const t = useTranslations('toolLoan');
  const words = useTranslations('tools');
  const months = floatOf(form.values.months);
  return (
    <FieldRow of={3}>
      <NumberEntry form={form} name="rate" label={t('rate')} unit="%" />
      <NumberEntry form={form} name="indicator" label={t('indicator')} unit="%" hint={t('indicatorHint')} />
      <NumberEntry
        form={form}
        name="months"
        label={t('months')}
        unit={words('unitMonths')}
        hint={
          result.hints.isShort
            ? t('short')
            : t('monthsHint', { years: Math.floor(months / 12), rest: months % 12 })
        }
      />
    </FieldRow>
  );
}
