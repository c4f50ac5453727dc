import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../../design-system/button.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Textarea } from '../../../../../design-system/inputs/textarea.tsx';
import styles from '../transaction-dialog.module.css';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

/** Why it is bought, and what would change one's mind: words that come back at the sale (rule WL-8). */
export function TransactionDecisionFields({ form, errorOf, disabled }: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  const [isOpen, setOpen] = useState(false);
  const isFilled = Boolean(values.why || values.changeMind);
  if (!isOpen && !isFilled) {
    return (
      <Button variant="text" size="sm" icon="plus" className={styles.more} onClick={() => setOpen(true)}>
        {t('decision')}
      </Button>
    );
  }
  return (
    <>
      <Field label={t('why')} optional error={errorOf('why')}>
        <Textarea
          rows={2}
          value={values.why}
          onChange={({ target }) => change({ why: target.value })}
          disabled={disabled}
        />
      </Field>
      <Field label={t('changeMind')} optional error={errorOf('changeMind')} hint={t('decisionHint')}>
        <Textarea
          rows={2}
          value={values.changeMind}
          onChange={({ target }) => change({ changeMind: target.value })}
          disabled={disabled}
        />
      </Field>
    </>
  );
}
