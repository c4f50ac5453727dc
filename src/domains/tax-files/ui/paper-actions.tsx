import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { downloadBlob } from '../../../design-system/table/download-file.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { fetchFileOf } from '../../../foundation/call-api.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { untilMade } from '../../reports/ui/files/until-made.ts';
import { needsPlan } from '../../reports/ui/files/use-saving-file.ts';
import { shareTaxYearDialog } from './tax-file-modals.ts';

type Props = {
  year: number;
  today: string;
  /** Whether the plan has files (rule A-25). */
  exportable: boolean;
  onUpgrade: () => void;
};

/** The papers of a year to take along: files, the fields to type in, and a link for an accountant. */
export function PaperActions({ year, today, exportable, onUpgrade }: Props) {
  const t = useTranslations('taxFiles');
  const to = usePath();
  const fetchAs = useFetching(year, onUpgrade);
  const file = (kind: 'pdf' | 'xlsx') => () => (exportable ? void fetchAs(kind) : onUpgrade());
  return (
    <>
      <Button icon="link" onClick={() => void openModal(shareTaxYearDialog, { year, today })}>
        {t('share.button')}
      </Button>
      <Menu
        trigger={<Button icon="export">{t('menu.button')}</Button>}
        items={[
          { label: t('menu.pdf'), note: t('menu.pdfNote'), icon: 'file', onSelect: file('pdf') },
          { label: t('menu.xlsx'), note: t('menu.xlsxNote'), icon: 'table', onSelect: file('xlsx') },
          'separator',
          {
            ...{ label: t('menu.fields'), note: t('menu.fieldsNote'), icon: 'columns' },
            to: to('taxFields', { year: String(year) }),
          },
        ]}
      />
    </>
  );
}

/** Waits for what is made in the background; whoever leaves meanwhile finds it made the next time. */
function useFetching(year: number, onUpgrade: () => void) {
  const t = useTranslations('taxFiles.menu');
  const locale = useLocale();
  const failureText = useFailureText();
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);
  return async (kind: 'pdf' | 'xlsx') => {
    const stop = new AbortController();
    left.current = stop;
    if (kind === 'pdf') toast.success(t('making'));
    try {
      // Fetched when needed: most who look at the page take no file.
      const { taxPdf, taxXlsx } = await import('../contract.ts');
      const call = kind === 'pdf' ? taxPdf : taxXlsx;
      const ask = () => fetchFileOf(call, { params: { year: String(year) } }, locale, stop.signal);
      const { file, name } = await untilMade(ask, stop.signal);
      downloadBlob(name, file);
      if (kind === 'pdf') toast.success(t('made'));
    } catch (failure) {
      if (stop.signal.aborted) return;
      if (needsPlan(failure)) onUpgrade();
      else toast.error(failureText(failure));
    }
  };
}
