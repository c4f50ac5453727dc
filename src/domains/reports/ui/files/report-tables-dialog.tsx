import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import type { FileSource } from './file-source.ts';
import styles from './files.module.css';
import { csvOf, tablesOf } from './report-file-calls.ts';
import { needsPlan, useSavingFile } from './use-saving-file.ts';

type Props = { source: FileSource } & ModalProps<'upgrade'>;

/** The tables of a report, each a CSV file. */
export function ReportTablesDialog({ source, open, onClose }: Props) {
  const t = useTranslations('reports.files');
  const locale = useLocale();
  const failureText = useFailureText();
  const save = useSavingFile(() => onClose('upgrade'));
  const [fetching, setFetching] = useState<string>();
  const { shown, reload } = useLoaded(JSON.stringify(source), (signal) => tablesOf(source, locale, signal), {
    shortest: shortestLoading,
  });
  const isLocked = shown.state === 'failed' && needsPlan(shown.failure);
  useEffect(() => {
    if (isLocked) onClose('upgrade');
  }, [isLocked, onClose]);
  const download = async (key: string) => {
    setFetching(key);
    await save(csvOf(source, key, locale));
    setFetching(undefined);
  };
  return (
    <Dialog open={open} onClose={() => onClose()} size="sm" title={t('tables')} description={t('tablesText')}>
      {shown.state === 'loading' &&
        [0, 1, 2].map((line) => (
          <p key={line} className={styles.coming}>
            <Skeleton width="60%" />
          </p>
        ))}
      {shown.state === 'failed' && (
        <ErrorState level={3} title={t('tablesFailed')} text={failureText(shown.failure)} onRetry={reload} />
      )}
      {shown.state === 'ready' && shown.value.data.length === 0 && <EmptyState title={t('noTables')} />}
      {shown.state === 'ready' && (
        <ul className={styles.tables}>
          {shown.value.data.map(({ key, title, rows }) => (
            <li key={key}>
              <span>
                {title}
                <small>{t('rows', { count: rows })}</small>
              </span>
              <IconButton
                icon="download"
                label={t('download', { title })}
                disabled={fetching !== undefined}
                onClick={() => void download(key)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
