import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createReport, type ReportOutput } from '../../contract.ts';
import { shareReport } from '../../sharing-contract.ts';
import type { SharePanelProps } from '../report-modals.ts';
import { type ShareValues, shareBody, shareValues } from './share-values.ts';

/** Shares a report, or changes what its link shows. One that is not saved yet is saved with its link. */
export function useShareForm(
  { report: given, definition, name, today }: SharePanelProps,
  onCreated: (made: ReportOutput) => void,
) {
  const t = useTranslations('reportSharing');
  const { revalidate } = useRevalidator();
  const [report, setReport] = useState(given);
  // Sent twice by a double click it still makes one report.
  const [submission] = useState(() => newId());
  const { kind } = definition;
  const link = report?.link ?? null;
  // Both calls answer the same record.
  const call = (report ? shareReport : createReport) as typeof shareReport;
  const form = useCallForm<typeof shareReport, ShareValues>(call, {
    defaults: shareValues(kind, link),
    params: report ? { id: report.id } : undefined,
    toBody: (values) => {
      const share = shareBody(values, link);
      return report ? share : ({ name, definition, submission_id: submission, share } as never);
    },
    fieldOf: (path, values) => {
      const [field = ''] = path.replace(/^share\./, '').split('.');
      return field in values ? (field as keyof ShareValues) : null;
    },
    check: ({ expires_on }) => ({
      ...(expires_on !== '' && expires_on < today && { expires_on: ['reportExpiryError' as const] }),
    }),
    onDone: async ({ data }) => {
      toast.success(t(link ? 'saved' : 'created'));
      if (!report) return onCreated(data);
      take(data);
      await revalidate();
    },
    onFailure: (message, { status, current }, refuse) => {
      if (status !== 409 || !current) return refuse(message);
      take(current as ReportOutput);
      refuse(t('newer'));
    },
  });
  const take = (newer: ReportOutput) => {
    setReport(newer);
    form.form.reset(shareValues(kind, newer.link));
  };
  return { ...form, values: form.form.watch(), report, link };
}
export type ShareForm = ReturnType<typeof useShareForm>;
