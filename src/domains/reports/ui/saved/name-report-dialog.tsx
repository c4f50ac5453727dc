import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createReport, type ReportOutput, updateReport } from '../../contract.ts';
import type { NameReportProps } from '../report-modals.ts';

/** Saves what a report is of under a name, or changes the name. */
export function NameReportDialog(props: NameReportProps & ModalProps<ReportOutput>) {
  const { open, onClose, report, definition } = props;
  const t = useTranslations('reports.saved');
  const ui = useTranslations('ui');
  const formId = useId();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  // Sent twice by a double click it still makes one report.
  const [submission] = useState(() => newId());
  // Both calls take the same body and answer the same record.
  const call = (report ? updateReport : createReport) as typeof createReport;
  const { submit, sending, errorOf, field, edited } = useCallForm<typeof createReport, { name: string }>(
    call,
    {
      defaults: { name: report?.name ?? props.name ?? '' },
      params: report && { id: report.id },
      toBody: ({ name }) => ({
        name,
        definition,
        ...(report ? { version: report.version } : { submission_id: submission }),
      }),
      onDone: async ({ data }) => {
        toast.success(t('saved'));
        await revalidate();
        onClose(data);
      },
      onFailure: setRefusal,
      onEdit: () => setRefusal(undefined),
    },
  );
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t(report ? 'renameTitle' : 'nameTitle')}
      description={report ? undefined : t(props.forPdf ? 'pdfText' : 'text')}
      // Once it is sent nothing can be lost: whoever opened it may lead on to the report.
      filled={edited && !sending}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {t(props.forPdf ? 'saveForPdf' : 'save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        <Field label={t('name')} error={errorOf('name')}>
          <TextInput
            {...field('name')}
            maxLength={80}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
