import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../../design-system/button.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../../design-system/inputs/text-input.tsx';
import styles from '../transaction-dialog.module.css';
import { isTraded } from '../transaction-values.ts';
import { TransactionChargeField } from './transaction-charge-field.tsx';
import { TransactionCurrencyField } from './transaction-currency-field.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & { charge: 'fee' | 'tax' | null };

/** What most entries do without: the time of day, the rarer charge, a note, tags. Open where something stands in it. */
export function TransactionExtraFields({ charge, ...props }: Props) {
  const { form, errorOf, disabled } = props;
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  const isFilled = Boolean(
    values.time || values.note || values.tags || values.feeCurrencyId || (charge && values[charge]),
  );
  const isWrong = Boolean(
    errorOf('time') || errorOf('note') || errorOf('tags') || (charge && errorOf(charge)),
  );
  const [isOpen, setOpen] = useState(isFilled);
  if (!isOpen && !isFilled && !isWrong) {
    return (
      <Button variant="text" size="sm" icon="plus" className={styles.more} onClick={() => setOpen(true)}>
        {t('extras', { charge: charge ?? 'none' })}
      </Button>
    );
  }
  return (
    <>
      <div className={styles.row2}>
        <Field label={t('time')} optional error={errorOf('time')}>
          <TextInput
            type="time"
            step={values.time.length > 5 ? 1 : undefined}
            value={values.time}
            onChange={(event) => change({ time: event.target.value })}
            disabled={disabled}
          />
        </Field>
        {charge && <TransactionChargeField {...props} name={charge} />}
      </div>
      {isTraded(values.type) && (
        <TransactionCurrencyField
          {...props}
          name="feeCurrencyId"
          label={t('feeCurrency')}
          none={t('sameCurrency')}
        />
      )}
      <Field label={t('note')} optional error={errorOf('note')}>
        <TextInput
          maxLength={500}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
          disabled={disabled}
        />
      </Field>
      {values.tags !== null && (
        <Field label={t('tags')} optional error={errorOf('tags')} hint={t('tagsHint')}>
          <TextInput
            autoComplete="off"
            value={values.tags}
            onChange={(event) => change({ tags: event.target.value })}
            disabled={disabled}
          />
        </Field>
      )}
    </>
  );
}
