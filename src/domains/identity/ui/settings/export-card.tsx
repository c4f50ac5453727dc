import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { exportUser } from '../../contract.ts';
import styles from './settings-form.module.css';

const kilo = 1000;
const mega = kilo * kilo;

type Progress = { loaded: number; size: number } | 'preparing' | null;

export function ExportCard({ plans, disabled }: { plans: boolean; disabled: boolean }) {
  const t = useTranslations('settings.export');
  const numbers = useNumbers();
  const [progress, setProgress] = useState<Progress>(null);
  const size = (bytes: number) =>
    bytes < mega
      ? `${numbers.number(String(Math.ceil(bytes / kilo)), { decimals: 0 })}\u00a0kB`
      : `${numbers.number(String(bytes / mega), { decimals: 1 })}\u00a0MB`;
  // Without JavaScript the button is a link to the same file.
  const save = async (event: MouseEvent) => {
    event.preventDefault();
    setProgress('preparing');
    try {
      const { name, content } = await fetchArchive(setProgress);
      downloadBlob(name, content);
      toast.success(t('done', { size: size(content.size) }));
    } catch {
      toast.error(t('failed'));
    }
    setProgress(null);
  };
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p className={styles.text}>
          {t('text')} {plans && t('free')}
        </p>
        <div className={styles.actions}>
          {disabled || progress ? (
            <Button icon="download" disabled={disabled} loading={progress !== null}>
              {t('action')}
            </Button>
          ) : (
            <Button icon="download" href={exportUser.path} download onClick={(event) => void save(event)}>
              {t('action')}
            </Button>
          )}
        </div>
        <p className={styles.text} role="status">
          {progress === 'preparing' && t('preparing')}
          {progress &&
            progress !== 'preparing' &&
            t('loading', { loaded: size(progress.loaded), size: size(progress.size) })}
        </p>
      </div>
    </Card>
  );
}

async function fetchArchive(
  onProgress: (progress: Progress) => void,
): Promise<{ name: string; content: Blob }> {
  const response = await fetch(exportUser.path, { credentials: 'same-origin' });
  if (!response.ok || !response.body) throw new Error(`the archive was answered with ${response.status}`);
  const size = Number(response.headers.get('content-length'));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    onProgress({ loaded, size: Math.max(size, loaded) });
  }
  return { name: name ?? 'walory.zip', content: new Blob(parts, { type: 'application/zip' }) };
}
