import { useNavigate, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { PageName } from '../../../../i18n/paths.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { deleteReport, type ReportOutput, updateReport } from '../../contract.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { familyOf, type ReportFamily } from '../../report-view.ts';
import { nameReport } from '../report-modals.ts';

/** The pages of each family: the gallery, and a report by its id. */
export const pageOfFamily: Record<ReportFamily, { gallery: PageName; report: PageName }> = {
  broker: { gallery: 'reports', report: 'report' },
  property: { gallery: 'propertyReports', report: 'propertyReport' },
};

/** Saving, renaming and deleting; `shown` is the report whose page one is on. */
export function useReportActions(shown: ReportOutput | null) {
  const t = useTranslations('reports.saved');
  const failureText = useFailureText();
  const locale = useLocale();
  const to = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  }
  const pagesOf = (definition: ReportDefinition) => pageOfFamily[familyOf(definition.kind)];

  return {
    /** Under a name, as a new one; its page opens. */
    save: async (definition: ReportDefinition, name: string) => {
      const made = await openModal(nameReport, { definition, name });
      if (made) await navigate(to(pagesOf(made.definition).report, { id: made.id }));
    },
    /** What is shown now becomes what the saved one is of. */
    saveChanges: (report: ReportOutput, definition: ReportDefinition) =>
      attempt(async () => {
        const body = { name: report.name, definition, version: report.version };
        await callApi(updateReport, { params: { id: report.id }, body }, locale);
        toast.success(t('saved'));
        await navigate(to(pagesOf(definition).report, { id: report.id }), { replace: true });
      }),
    rename: (report: ReportOutput) => openModal(nameReport, { report, definition: report.definition }),
    remove: async (report: ReportOutput) => {
      const sure = await confirm({
        title: t('removeTitle', { name: report.name }),
        effect: t('removeEffect'),
        danger: true,
        confirmLabel: t('removeConfirm'),
      });
      if (!sure) return;
      await attempt(async () => {
        await callApi(deleteReport, { params: { id: report.id } }, locale);
        if (shown?.id === report.id) await navigate(to(pagesOf(report.definition).gallery));
        else await revalidate();
      });
    },
  };
}
export type ReportActions = ReturnType<typeof useReportActions>;
