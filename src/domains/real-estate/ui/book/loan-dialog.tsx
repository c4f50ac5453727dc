import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type LoanOutput, removeLoan, saveLoan } from '../../contract.ts';
import type { OfProperty } from '../real-estate-modals.ts';
import { useShellCurrencies } from '../use-shell-currencies.ts';
import styles from './book-dialog.module.css';
import { LoanFields } from './loan-fields.tsx';
import { LoanLines } from './loan-lines.tsx';
import { type LoanValues, loanBody, loanValues, newLoan } from './loan-values.ts';

type Props = { property: OfProperty; loan: LoanOutput | null } & ModalProps<true>;

/** The mortgage of a property: its terms, how its rate changed, and what was overpaid. */
export function LoanDialog({ open, onClose, property, loan }: Props) {
  const t = useTranslations('realEstate.loan');
  const ui = useTranslations('ui');
  const formId = useId();
  const form = useLoanForm(property, loan, () => onClose(true));
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t(loan ? 'edit' : 'create')}
      filled={form.edited}
      footerStart={
        loan && (
          <Button variant="quiet" onClick={() => void form.remove()}>
            {t('remove')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.sending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
        <LoanFields form={form} />
        <LoanLines form={form} />
      </form>
    </Dialog>
  );
}

export type LoanForm = ReturnType<typeof useLoanForm>;

function useLoanForm(property: OfProperty, loan: LoanOutput | null, onSaved: () => void) {
  const t = useTranslations('realEstate.loan');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const { options, codeOf } = useShellCurrencies();
  const [refusal, setRefusal] = useState<string>();
  const done = () => {
    void revalidate();
    onSaved();
  };
  const form = useCallForm<typeof saveLoan, LoanValues>(saveLoan, {
    defaults: loan ? loanValues(loan) : newLoan(property.currency_id, property.bought_on),
    params: { id: property.id },
    toBody: loanBody,
    onDone: () => {
      toast.success(t('saved'));
      done();
    },
    onFailure: setRefusal,
    onEdit: () => setRefusal(undefined),
  });
  return {
    ...form,
    values: form.form.watch(),
    refusal,
    currencies: options,
    codeOf,
    async remove() {
      try {
        await callApi(removeLoan, { params: { id: property.id } }, locale);
        done();
      } catch (failure) {
        setRefusal(failureText(failure));
      }
    },
  };
}
