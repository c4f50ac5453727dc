import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../design-system/forms/use-sending.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { fileTaxYear, type TaxYearOutput } from '../contract.ts';

/** A year that was handed in is locked as it is (rule TX-15). */
export function FilingDialog({ open, onClose, taxes }: { taxes: TaxYearOutput } & ModalProps<true>) {
  const t = useTranslations('taxes.filing');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { year, today, missing_count } = taxes;
  const [day, setDay] = useState(today);
  const { sending, refusal, send } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await callApi(fileTaxYear, { params: { year: String(year) }, body: { filed_on: day } }, locale);
      await revalidate();
      onClose(true);
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { year: String(year) })}
      description={t('text')}
      submitLabel={t('save')}
      submitIcon="lock"
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}
