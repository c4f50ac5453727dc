import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
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
    onFailure: toast.error,
  });
  return (
    <Asked
      title={t('recordTitle', { number: document.number })}
      save={t('recordSave')}
      onClose={onClose}
      submit={submit}
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
    </Asked>
  );
}

/** The number that KSeF gave an invoice. */
export function KsefDialog({ document, onClose, onDone }: Props) {
  const t = useTranslations('workings.invoices');
  const { submit, errorOf, field } = useCallForm<typeof markInKsef, { number: string }>(markInKsef, {
    defaults: { number: '' },
    params: { id: document.id },
    onDone: () => {
      toast.success(t('ksefSaved'));
      onDone();
    },
    onFailure: toast.error,
  });
  return (
    <Asked
      title={t('ksefTitle', { number: document.number })}
      save={t('ksefSave')}
      onClose={onClose}
      submit={submit}
    >
      <Field label={t('ksefNumber')} error={errorOf('number')}>
        <TextInput {...field('number')} maxLength={60} autoComplete="off" />
      </Field>
    </Asked>
  );
}

type AskedProps = {
  title: string;
  save: string;
  onClose: () => void;
  submit: () => Promise<unknown>;
  children: ReactNode;
};

function Asked({ title, save, onClose, submit, children }: AskedProps) {
  const t = useTranslations('workings.invoices');
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
