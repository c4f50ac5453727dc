import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createReport, type ReportOutput, updateReport } from '../../contract.ts';
import type { NameReportProps } from '../report-modals.ts';

/** Saves what a report is of under a name, or changes the name. */
export function NameReportDialog(props: NameReportProps & ModalProps<ReportOutput>) {
  const { open, onClose, report, definition } = props;
  const t = useTranslations('reports.saved');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one report.
  const [submission] = useState(() => newId());
  // Both calls take the same body and answer the same record.
  const call = (report ? updateReport : createReport) as typeof createReport;
  const { submit, sending, errorOf, field, edited, refusal } = useCallForm<
    typeof createReport,
    { name: string }
  >(call, {
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
  });
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t(report ? 'renameTitle' : 'nameTitle')}
      description={report ? undefined : t(props.forPdf ? 'pdfText' : 'text')}
      // Once it is sent nothing can be lost: whoever opened it may lead on to the report.
      filled={edited && !sending}
      submitLabel={t(props.forPdf ? 'saveForPdf' : 'save')}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
    >
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={80} autoComplete="off" placeholder={t('namePlaceholder')} />
      </Field>
    </FormDialog>
  );
}
