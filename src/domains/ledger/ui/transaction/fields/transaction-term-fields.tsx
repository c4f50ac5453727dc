import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../../design-system/inputs/number-input.tsx';
import styles from '../transaction-dialog.module.css';
import { isGiven } from '../transaction-values.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & { isBond: boolean };

/** What a case of a type has beside its figures, which the tax asks for (rule L-25). */
export function TransactionTermFields({ isBond, ...props }: Props) {
  const t = useTranslations('transactions.form');
  const { values } = props.form;
  const isTrade = (values.type === 'buy' || values.type === 'sell') && !values.occasion;
  if (values.type === 'result') return <Legs {...props} />;
  if (isGiven(values))
    return (
      <div className={styles.row2}>
        <TermField {...props} name="priorCost" label={t('priorCost')} hint={t('priorCostHint')} />
        <TermField {...props} name="priorTax" label={t('priorTax')} hint={t('priorTaxHint')} />
      </div>
    );
  if (isTrade && (isBond || values.accrued))
    return <TermField {...props} name="accrued" label={t('accrued')} hint={t('accruedHint')} />;
  return null;
}

/** When a contract was opened and what it was worth then and at its end: for who counts both legs apart. */
function Legs(props: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { form, errorOf, disabled } = props;
  const { openedOn, day } = form.values;
  return (
    <>
      <Field label={t('openedOn')} optional error={errorOf('openedOn')}>
        <DateInput
          value={openedOn}
          min="1900-01-01"
          max={day}
          onChange={(event) => form.change({ openedOn: event.target.value })}
          disabled={disabled}
        />
      </Field>
      <div className={styles.row2}>
        <TermField {...props} name="openValue" label={t('openValue')} />
        <TermField {...props} name="closeValue" label={t('closeValue')} />
      </div>
    </>
  );
}

type TermProps = TransactionFieldsProps & {
  name: 'priorCost' | 'priorTax' | 'openValue' | 'closeValue' | 'accrued';
  label: string;
  hint?: string;
};

function TermField({ form, errorOf, disabled, name, label, hint }: TermProps) {
  return (
    <Field label={label} optional error={errorOf(name)} hint={hint}>
      <NumberInput
        value={form.values[name]}
        onValueChange={(value) => form.change({ [name]: value })}
        disabled={disabled}
      />
    </Field>
  );
}
