import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { addressOf } from '../../../../foundation/call-api.ts';
import { acceptedFiles } from '../../accepted-files.ts';
import { readTemplate } from '../../contract.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './upload-card.module.css';
import { mostFiles, type Upload, useUploads } from './use-uploads.ts';

/** A broker we do not know. */
const other = 'other';

const templateAt = (format: 'csv' | 'xlsx') => addressOf(readTemplate, { query: { format } });

export type KnownBroker = { broker: string; formats: readonly string[] };

type Props = {
  /** Brokers whose files are known, and which files. */
  brokers: readonly KnownBroker[];
  /** The one whose file is awaited. */
  chosen: string | null;
  onRead: (fileNames: string[]) => void;
};

/** Step one: drop files, or pick them. */
export function UploadCard({ brokers, chosen, onRead }: Props) {
  const t = useTranslations('imports.drop');
  const { uploads, isBusy, fileNames, send } = useUploads(onRead);
  const finished = uploads.filter(({ state }) => state === 'read' || state === 'refused').length;
  const reading = uploads.find(({ state }) => state === 'reading');
  return (
    <Card title={t('title')}>
      <WhoseFile brokers={brokers} first={chosen} />
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
          <ProgressBar
            value={uploads.length === 1 && isBusy ? undefined : finished}
            max={uploads.length}
            label={t('progress')}
            size="thin"
          />
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
    </Card>
  );
}

/** Says what to look for at one's broker. What a file is, its content decides all the same. */
function WhoseFile({ brokers, first }: { brokers: readonly KnownBroker[]; first: string | null }) {
  const t = useTranslations('imports.drop');
  const words = useImportWords();
  const [broker, setBroker] = useState(first ?? '');
  const known = brokers.find((one) => one.broker === broker);
  return (
    <div className={styles.whose}>
      <Field label={t('whose')}>
        <Select
          value={known || broker === other ? broker : ''}
          onChange={({ currentTarget }) => setBroker(currentTarget.value)}
          options={[
            { value: '', label: t('any') },
            ...brokers.map((one) => ({ value: one.broker, label: words.broker(one.broker) ?? one.broker })),
            { value: other, label: t('notListed') },
          ]}
        />
      </Field>
      {known && (
        <p className={styles.note}>{t('reads', { list: known.formats.map(words.formatNamed).join('; ') })}</p>
      )}
      {broker === other && <p className={styles.note}>{t('naming')}</p>}
    </div>
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
