import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { fetchFileOf } from '../../../foundation/call-api.ts';
import { useSavingFile } from '../../reports/ui/files/use-saving-file.ts';
import type { comparisonQuery } from '../comparison-view.ts';
import { comparisonCsv, comparisonPdf, comparisonTables, comparisonXlsx } from '../contract.ts';

type Props = {
  query: ReturnType<typeof comparisonQuery>;
  /** Whether the plan has files (rule A-25). */
  exportable: boolean;
  onUpgrade: () => void;
};

/** The comparison to take along: a document, a workbook, or its tables one by one. */
export function ComparisonFiles({ query, exportable, onUpgrade }: Props) {
  const t = useTranslations('comparison.files');
  const locale = useLocale();
  const save = useSavingFile(onUpgrade);
  const button = (
    <Button icon="export" onClick={exportable ? undefined : onUpgrade}>
      {t('button')}
    </Button>
  );
  if (!exportable) return button;
  const pdf = () => {
    toast.success(t('making'));
    void save(fetchFileOf(comparisonPdf, { query }, locale));
  };
  return (
    <Menu
      trigger={button}
      items={[
        { label: t('pdf'), note: t('pdfNote'), icon: 'file', onSelect: pdf },
        {
          label: t('xlsx'),
          note: t('xlsxNote'),
          icon: 'table',
          onSelect: () => void save(fetchFileOf(comparisonXlsx, { query }, locale)),
        },
        'separator',
        ...comparisonTables.map((table) => ({
          label: t('csv', { table: t(table) }),
          icon: 'columns' as const,
          onSelect: () => void save(fetchFileOf(comparisonCsv, { query: { ...query, table } }, locale)),
        })),
      ]}
    />
  );
}
