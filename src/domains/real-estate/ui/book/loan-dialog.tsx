import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
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
  const form = useLoanForm(property, loan, () => onClose(true));
  return (
    <FormDialog
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
      submitLabel={t('save')}
      sending={form.sending}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <LoanFields form={form} />
      <LoanLines form={form} />
    </FormDialog>
  );
}

export type LoanForm = ReturnType<typeof useLoanForm>;

function useLoanForm(property: OfProperty, loan: LoanOutput | null, onSaved: () => void) {
  const t = useTranslations('realEstate.loan');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const { options, codeOf } = useShellCurrencies();
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
  });
  return {
    ...form,
    values: form.form.watch(),
    currencies: options,
    codeOf,
    async remove() {
      try {
        await callApi(removeLoan, { params: { id: property.id } }, locale);
        done();
      } catch (failure) {
        form.refuse(failureText(failure));
      }
    },
  };
}
