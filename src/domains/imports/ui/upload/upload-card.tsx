import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { addressOf } from '../../../../foundation/call-api.ts';
import { readTemplate } from '../../contract.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './upload-card.module.css';
import { mostFiles, type Upload, useUploads } from './use-uploads.ts';

/** As file choosers want it; what a file is, its content decides. */
export const acceptedFiles = '.csv,.txt,.xls,.xlsx,.zip,.xml,.json';

const templateAt = (format: 'csv' | 'xlsx') => addressOf(readTemplate, { query: { format } });

type Props = {
  /** Brokers whose files are known, by their names. */
  brokers: readonly string[];
  onRead: (fileNames: string[]) => void;
};

/** Step one: drop files, or pick them. */
export function UploadCard({ brokers, onRead }: Props) {
  const t = useTranslations('imports.drop');
  const { uploads, isBusy, fileNames, send } = useUploads(onRead);
  const finished = uploads.filter(({ state }) => state === 'read' || state === 'refused').length;
  const reading = uploads.find(({ state }) => state === 'reading');
  return (
    <Card title={t('title')}>
      <div className={styles.drop}>
        <FileDrop
          multiple
          accept={acceptedFiles}
          disabled={isBusy}
          text={t.rich('text', { pick: (text) => <b className={styles.pick}>{text}</b> })}
          hint={t('hint')}
          onFiles={send}
        />
      </div>
      {uploads.length > 0 && (
        <div className={styles.files} aria-busy={isBusy}>
          <ProgressBar value={finished} max={uploads.length} label={t('progress')} size="thin" />
          <p className="visually-hidden" role="status">
            {reading ? t('reading', { name: reading.name }) : ''}
          </p>
          <ul>
            {uploads.map((upload) => (
              <FileLine key={upload.id} upload={upload} />
            ))}
          </ul>
          {uploads.length === mostFiles && (
            <p className={styles.note}>{t('tooMany', { count: mostFiles })}</p>
          )}
          {!isBusy && fileNames.length > 0 && fileNames.length < uploads.length && (
            <Button variant="primary" onClick={() => onRead(fileNames)}>
              {t('check', { count: fileNames.length })}
            </Button>
          )}
        </div>
      )}
      <p className={styles.note}>{t('other')}</p>
      <p className={styles.note}>
        {t.rich('example', {
          csv: (text) => <TextLink href={templateAt('csv')}>{text}</TextLink>,
          xlsx: (text) => <TextLink href={templateAt('xlsx')}>{text}</TextLink>,
        })}
      </p>
      {brokers.length > 0 && (
        <p className={styles.note}>
          {t('known')}: {brokers.join(', ')}.
        </p>
      )}
    </Card>
  );
}

function FileLine({ upload }: { upload: Upload }) {
  const t = useTranslations('imports');
  const words = useImportWords();
  return (
    <li className={styles.file}>
      <Icon name="file" size={18} />
      <span className={styles.name}>
        {upload.name} <small>{words.size(upload.size)}</small>
        {upload.state === 'refused' && (
          <span className={styles.refusal} role="alert">
            {upload.why}
          </span>
        )}
      </span>
      {upload.state === 'waiting' && <span className={styles.note}>{t('drop.waiting')}</span>}
      {upload.state === 'reading' && <span className={styles.note}>{t('loading')}</span>}
      {upload.state === 'read' && (
        <StatusPill tone="gain">{t('drop.read', { count: upload.document.counts.all })}</StatusPill>
      )}
      {upload.state === 'refused' && <Icon name="x" size={18} className={styles.cross} />}
    </li>
  );
}
