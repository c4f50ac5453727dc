import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import styles from './files.module.css';
import { makePdf, type PdfProgress } from './make-pdf.ts';
import { needsPlan } from './use-saving-file.ts';

type Props = { id: string } & ModalProps<'upgrade'>;
type State = PdfProgress | { state: 'failed'; failure: unknown };

/** Waits until the PDF is made and hands it over; whoever closes it meanwhile finds it made the next time. */
export function ReportPdfDialog({ id, open, onClose }: Props) {
  const t = useTranslations('reports.files');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const failureText = useFailureText();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<State>({ state: 'waiting', progress: 0 });
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const stopping = new AbortController();
    makePdf(id, locale, setShown, stopping.signal).then(
      ({ file, name }) => {
        if (stopping.signal.aborted) return;
        downloadBlob(name, file);
        toast.success(t('made'));
        close.current();
      },
      (failure: unknown) => {
        if (stopping.signal.aborted) return;
        if (needsPlan(failure)) close.current('upgrade');
        else setShown({ state: 'failed', failure });
      },
    );
    return () => stopping.abort();
  }, [id, locale, attempt]);
  const again = () => {
    setShown({ state: 'waiting', progress: 0 });
    setAttempt((before) => before + 1);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('pdfTitle')}
      footer={<Button onClick={() => onClose()}>{ui('close')}</Button>}
    >
      {shown.state === 'failed' ? (
        <ErrorState level={3} title={t('failed')} text={failureText(shown.failure)} onRetry={again} />
      ) : (
        <div className={styles.progress}>
          <p aria-live="polite">{t(shown.state)}</p>
          <ProgressBar label={t('pdfTitle')} value={shown.progress * 100} />
        </div>
      )}
    </Dialog>
  );
}
