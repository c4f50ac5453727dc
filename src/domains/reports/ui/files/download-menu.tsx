import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { familyOf } from '../../report-view.ts';
import { nameReport, reportPdfDialog, reportTablesDialog } from '../report-modals.ts';
import { pageOfFamily } from '../saved/use-report-actions.ts';
import type { FileSource } from './file-source.ts';
import { workbookOf } from './report-file-calls.ts';
import { useSavingFile } from './use-saving-file.ts';

type Props = {
  source: FileSource;
  /** What would be saved; null where the period is none. */
  definition: ReportDefinition | null;
  title: string;
  /** Whether the plan has files (rule A-25). */
  exportable: boolean;
  onUpgrade: () => void;
};

/** The report to take along: a document, a workbook, or its tables one by one. */
export function DownloadMenu({ source, definition, title, exportable, onUpgrade }: Props) {
  const t = useTranslations('reports.files');
  const locale = useLocale();
  const save = useSavingFile(onUpgrade);
  const savedId = useSavedId(source, definition, title);
  const button = (
    <Button size="sm" icon="export" onClick={exportable ? undefined : onUpgrade}>
      {t('menu')}
    </Button>
  );
  if (!exportable) return button;
  const offerIf = (answer: 'upgrade' | undefined) => answer === 'upgrade' && onUpgrade();
  const pdf = async () => {
    const id = await savedId();
    if (id !== undefined) offerIf(await openModal(reportPdfDialog, { id }));
  };
  return (
    <Menu
      trigger={button}
      items={[
        { label: t('pdf'), note: t('pdfNote'), icon: 'file', onSelect: () => void pdf() },
        {
          label: t('xlsx'),
          note: t('xlsxNote'),
          icon: 'table',
          onSelect: () => void save(workbookOf(source, locale)),
        },
        {
          label: t('csv'),
          note: t('csvNote'),
          icon: 'columns',
          onSelect: () => void openModal(reportTablesDialog, { source }).then(offerIf),
        },
      ]}
    />
  );
}

/** The report a PDF is made of; what is not saved yet is saved first, and its page opens. */
function useSavedId(source: FileSource, definition: ReportDefinition | null, title: string) {
  const to = usePath();
  const navigate = useNavigate();
  return async () => {
    if ('id' in source) return source.id;
    if (!definition) return undefined;
    const made = await openModal(nameReport, { definition, name: title, forPdf: true });
    if (!made) return undefined;
    await navigate(to(pageOfFamily[familyOf(made.definition.kind)].report, { id: made.id }));
    return made.id;
  };
}
