import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { fileTaxYear, type TaxYearOutput } from '../contract.ts';

/** A year that was handed in is locked as it is (rule TX-15). */
export function FilingDialog({ open, onClose, taxes }: { taxes: TaxYearOutput } & ModalProps<true>) {
  const t = useTranslations('taxes.filing');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const { year, today, missing_count } = taxes;
  const [day, setDay] = useState(today);
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setRefusal(undefined);
    try {
      await callApi(fileTaxYear, { params: { year: String(year) }, body: { filed_on: day } }, locale);
      await revalidate();
      onClose(true);
    } catch (failure) {
      setRefusal(failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { year: String(year) })}
      description={t('text')}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" icon="lock" loading={sending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        {missing_count > 0 && <p>{t('incomplete', { count: missing_count })}</p>}
        <Field label={t('day')}>
          <DateInput
            name="filed_on"
            value={day}
            min={`${year + 1}-01-01`}
            max={today}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
