import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Select, type SelectOption } from '../../../design-system/inputs/select.tsx';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { newId } from '../../../foundation/ids.ts';
import { createDeposit, type DepositOutput, updateDeposit } from '../contract.ts';
import { capitalisations } from '../deposit-terms.ts';
import styles from './deposit-dialog.module.css';
import { type DepositFormValues, depositBody, depositValues, newDeposit } from './deposit-values.ts';

export type DepositModalProps = {
  /** Edits this one. */
  deposit?: DepositOutput;
  /** Opens with what the bank paid early. */
  closing?: boolean;
  currencies: readonly (SelectOption & { code: string })[];
  today: string;
};

export function DepositDialog(props: DepositModalProps & ModalProps<DepositOutput>) {
  const { open, onClose, deposit, closing, currencies, today } = props;
  const t = useTranslations('deposits.form');
  const form = useDepositForm({ ...props, onSaved: onClose });
  const { values, set, field, errorOf, refusal, sending, edited } = form;
  const code = currencies.find(({ value }) => value === values.currency_id)?.code;
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t(closing ? 'closeTitle' : deposit ? 'editTitle' : 'createTitle')}
      filled={edited}
      submitLabel={t(deposit ? 'save' : 'create')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={60} autoComplete="off" placeholder={t('namePlaceholder')} />
      </Field>
      <div className={styles.row}>
        <Field label={t('amount')} error={errorOf('amount')}>
          <NumberInput
            name="amount"
            value={values.amount}
            unit={code}
            onValueChange={(text) => set('amount', text)}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={t('rate')} error={errorOf('rate')}>
          <NumberInput name="rate" value={values.rate} unit="%" onValueChange={(text) => set('rate', text)} />
        </Field>
        <Field label={t('tax')} hint={t('taxHint')} error={errorOf('tax_rate')}>
          <NumberInput
            name="tax_rate"
            value={values.tax_rate}
            unit="%"
            onValueChange={(text) => set('tax_rate', text)}
          />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={t('starts')} error={errorOf('starts_on')}>
          <DateInput
            name="starts_on"
            value={values.starts_on}
            onChange={({ target }) => set('starts_on', target.value)}
          />
        </Field>
        <Field label={t('ends')} error={errorOf('ends_on')}>
          <DateInput
            name="ends_on"
            value={values.ends_on}
            onChange={({ target }) => set('ends_on', target.value)}
          />
        </Field>
      </div>
      <Field label={t('capitalisation')} error={errorOf('capitalisation')}>
        <Select
          {...field('capitalisation')}
          options={capitalisations.map((value) => ({ value, label: t(`capitalisations.${value}`) }))}
        />
      </Field>
      {deposit && (
        <>
          <Switch
            label={t('closed')}
            hint={t('closedHint')}
            checked={values.isClosed}
            onChange={(event) => set('isClosed', event.target.checked)}
          />
          {values.isClosed && (
            <div className={styles.row}>
              <Field label={t('closedOn')} error={errorOf('closed_on')}>
                <DateInput
                  name="closed_on"
                  value={values.closed_on}
                  max={today}
                  onChange={({ target }) => set('closed_on', target.value)}
                />
              </Field>
              <Field label={t('closedAmount')} error={errorOf('closed_amount')}>
                <NumberInput
                  name="closed_amount"
                  value={values.closed_amount}
                  unit={code}
                  onValueChange={(text) => set('closed_amount', text)}
                />
              </Field>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

type Input = DepositModalProps & { onSaved: (deposit: DepositOutput) => void };

function useDepositForm({ deposit, closing, currencies, today, onSaved }: Input) {
  const t = useTranslations('deposits.form');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one deposit.
  const [submission] = useState(() => newId());
  const złoty = currencies.find(({ code }) => code === 'PLN') ?? currencies[0];
  const [initial] = useState(() => ({
    ...(deposit ? depositValues(deposit, today) : newDeposit(złoty?.value ?? '', today)),
    ...(closing && { isClosed: true }),
  }));
  // Both calls take the same body and answer the same record.
  const call = (deposit ? updateDeposit : createDeposit) as typeof createDeposit;
  const { form, submit, sending, errorOf, field, edited, set, refusal } = useCallForm<
    typeof createDeposit,
    DepositFormValues
  >(call, {
    defaults: initial,
    params: deposit && { id: deposit.id },
    toBody: (values) =>
      depositBody(values, deposit ? { version: deposit.version } : { submission_id: submission }),
    onDone: async ({ data }) => {
      toast.success(t('saved'));
      await revalidate();
      onSaved(data);
    },
  });
  return { values: form.watch(), submit, sending, errorOf, field, edited, set, refusal };
}
