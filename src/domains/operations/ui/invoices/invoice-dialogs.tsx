import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { newId } from '../../../../foundation/ids.ts';
import { markInKsef, recordPayment } from '../../../billing/admin-contract.ts';
import form from '../lists/desk-form.module.css';
import type { AnyDocument } from './invoices-card.tsx';

type Props = { document: AnyDocument; onClose: () => void; onDone: () => void };

/** Money that came in for a confirmation; an invoice is issued for it. */
export function PaymentDialog({ document, today, onClose, onDone }: Props & { today: string }) {
  const t = useTranslations('workings.invoices');
  const [mark] = useState(() => newId());
  const {
    submit,
    sending,
    edited,
    refusal,
    errorOf,
    set,
    form: state,
  } = useCallForm<typeof recordPayment, { amount: string; paid_on: string }>(recordPayment, {
    defaults: { amount: document.gross, paid_on: today },
    params: { id: document.id },
    toBody: ({ amount, paid_on }) => ({ amount, paid_on, currency: document.currency, mark }),
    onDone: ({ data }) => {
      toast.success(t('recorded', { number: data.number }));
      onDone();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('recordTitle', { number: document.number })}
      filled={edited}
      submitLabel={t('recordSave')}
      sending={sending}
      refusal={refusal}
      className={form.form}
      onSubmit={submit}
    >
      <Field label={`${t('amount')}, ${document.currency.toUpperCase()}`} error={errorOf('amount')}>
        <NumberInput
          name="amount"
          value={state.watch('amount')}
          onValueChange={(typed) => set('amount', typed)}
          maxLength={9}
        />
      </Field>
      <Field label={t('paidOn')} error={errorOf('paid_on')}>
        <DateInput
          value={state.watch('paid_on')}
          onChange={({ target }) => set('paid_on', target.value)}
          max={today}
        />
      </Field>
      <p className={form.note}>{t('recordNote')}</p>
    </FormDialog>
  );
}

/** The number that KSeF gave an invoice. */
export function KsefDialog({ document, onClose, onDone }: Props) {
  const t = useTranslations('workings.invoices');
  const { submit, sending, edited, refusal, errorOf, field } = useCallForm<
    typeof markInKsef,
    { number: string }
  >(markInKsef, {
    defaults: { number: '' },
    params: { id: document.id },
    onDone: () => {
      toast.success(t('ksefSaved'));
      onDone();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('ksefTitle', { number: document.number })}
      filled={edited}
      submitLabel={t('ksefSave')}
      sending={sending}
      refusal={refusal}
      className={form.form}
      onSubmit={submit}
    >
      <Field label={t('ksefNumber')} error={errorOf('number')}>
        <TextInput {...field('number')} maxLength={60} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
