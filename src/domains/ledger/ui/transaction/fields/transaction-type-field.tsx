import { useTranslations } from 'use-intl';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import { type TransactionType, typedTypes } from '../../../transaction-types.ts';
import styles from '../transaction-dialog.module.css';

const first = ['buy', 'sell'] as const satisfies readonly TransactionType[];
const others = typedTypes.filter((type) => !first.some((one) => one === type));

type Props = { value: TransactionType; onChange: (type: TransactionType) => void; disabled?: boolean };

/** Buy and sell in sight, what happens less often in a list beside them. */
export function TransactionTypeField({ value, onChange, disabled }: Props) {
  const t = useTranslations('transactions');
  const other = others.find((type) => type === value);
  return (
    <Field label={t('form.type')} group>
      <div className={styles.types}>
        <Segmented
          full
          options={first.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={first.find((type) => type === value)}
          onChange={onChange}
          disabled={disabled}
        />
        <Select
          id="transaction-other-type"
          aria-label={t('form.moreTypes')}
          className={other ? styles.otherType : styles.noOtherType}
          placeholder={t('form.more')}
          options={others.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={other ?? ''}
          onChange={(event) => onChange(event.target.value as TransactionType)}
          disabled={disabled}
        />
      </div>
    </Field>
  );
}
