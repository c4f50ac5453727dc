import { useTranslations } from 'use-intl';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import { type Choice, caseKey, choiceKey, firstChoices, otherChoices } from '../transaction-choices.ts';
import styles from '../transaction-dialog.module.css';

type Props = { value: Choice; onChange: (choice: Choice) => void; disabled?: boolean };

/** Buy and sell in sight, what happens less often in a list beside them. */
export function TransactionTypeField({ value, onChange, disabled }: Props) {
  const t = useTranslations('transactions');
  const key = choiceKey(value);
  const other = otherChoices.find((one) => choiceKey(one) === key);
  return (
    <Field label={t('form.type')} group>
      <div className={styles.types}>
        <Segmented
          full
          options={firstChoices.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={firstChoices.find((type) => type === key)}
          onChange={(type) => onChange({ type, occasion: '' })}
          disabled={disabled}
        />
        <Select
          id="transaction-other-type"
          aria-label={t('form.moreTypes')}
          className={other ? styles.otherType : styles.noOtherType}
          placeholder={t('form.more')}
          options={otherChoices.map((one) => ({
            value: choiceKey(one),
            label: one.occasion ? t(`cases.${caseKey(one.type, one.occasion)}`) : t(`types.${one.type}`),
          }))}
          value={other ? key : ''}
          onChange={(event) => onChange(otherChoices.find((one) => choiceKey(one) === event.target.value)!)}
          disabled={disabled}
        />
      </div>
    </Field>
  );
}
