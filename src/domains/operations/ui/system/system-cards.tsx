import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { readStorage, readVersion } from '../../system-contract.ts';
import { bytesText } from '../lists/bytes.ts';
import styles from './system-cards.module.css';

type Version = CallOutput<typeof readVersion>['data'];
type Storage = CallOutput<typeof readStorage>['data'];

/** Which release runs, and what a new start would do to the database (OP-13). */
export function VersionCard({ version, onRetry }: { version: Version | null; onRetry: () => void }) {
  const t = useTranslations('workings.system');
  const [isWhole, setIsWhole] = useState(false);
  if (!version)
    return (
      <Card title={t('version')}>
        <ErrorState text={t('versionFailed')} onRetry={onRetry} />
      </Card>
    );
  const columns: Column<Version['applied'][number]>[] = [
    { key: 'name', header: t('migration'), mobile: 'title', cell: ({ name }) => <code>{name}</code> },
    { key: 'at', header: t('ranAt'), align: 'right', mobile: 'sub', cell: ({ at }) => <DateTime at={at} /> },
  ];
  const shown = isWhole ? version.applied : version.applied.slice(0, 5);
  return (
    <Card flush title={t('version')}>
      <div className={styles.facts}>
        <KeyValueList
          items={[
            { key: 'release', label: t('release'), value: version.version },
            { key: 'running', label: t('running'), value: <DateTime at={version.started_at} /> },
            { key: 'node', label: t('node'), value: version.node },
            { key: 'postgres', label: t('postgres'), value: version.postgres },
          ]}
        />
        <h3>{t('pending')}</h3>
        {version.pending.length === 0 ? (
          <p className={styles.note}>{t('pendingNone')}</p>
        ) : (
          <ul className={styles.pending}>
            {version.pending.map((name) => (
              <li key={name}>
                <StatusPill tone="amber">{name}</StatusPill>
              </li>
            ))}
          </ul>
        )}
        <h3>{t('applied')}</h3>
      </div>
      <DataTable
        label={t('appliedLabel')}
        columns={columns}
        rows={shown}
        rowKey={({ name }) => name}
        compact
        footer={
          shown.length < version.applied.length && (
            <div className={styles.more}>
              <Button onClick={() => setIsWhole(true)}>
                {t('showAll', { count: version.applied.length })}
              </Button>
            </div>
          )
        }
      />
    </Card>
  );
}

/** How much room everything takes. */
export function StorageCards({ storage, onRetry }: { storage: Storage | null; onRetry: () => void }) {
  const t = useTranslations('workings.system');
  const numbers = useNumbers();
  if (!storage)
    return (
      <Card title={t('storage')}>
        <ErrorState text={t('storageFailed')} onRetry={onRetry} />
      </Card>
    );
  const size = (bytes: number) => bytesText(bytes, numbers);
  const { backups } = storage;
  return (
    <>
      <Card title={t('storage')}>
        <KeyValueList
          items={[
            { key: 'database', label: t('database'), value: size(storage.database) },
            ...storage.files.map(({ kind, count, bytes }) => ({
              key: kind,
              label: t(`fileKinds.${kind}`),
              value: `${numbers.number(String(count), { decimals: 0 })} · ${size(bytes)}`,
            })),
            {
              key: 'backups',
              label: t('backups'),
              value: !backups
                ? t('backupsUnread')
                : backups.count === 0
                  ? t('noBackups')
                  : t('backupsNow', { count: backups.count, size: size(backups.bytes) }),
            },
            ...(backups?.oldest_at
              ? [{ key: 'oldest', label: t('oldest'), value: <DateTime at={backups.oldest_at} /> }]
              : []),
            ...(backups?.newest_at
              ? [{ key: 'newest', label: t('newest'), value: <DateTime at={backups.newest_at} /> }]
              : []),
          ]}
        />
      </Card>
      <TablesCard tables={storage.tables} />
    </>
  );
}

/** The largest first; the long tail of small ones when asked for. */
function TablesCard({ tables }: { tables: Storage['tables'] }) {
  const t = useTranslations('workings.system');
  const numbers = useNumbers();
  const [isWhole, setIsWhole] = useState(false);
  const size = (bytes: number) => bytesText(bytes, numbers);
  const shown = isWhole ? tables : tables.slice(0, 12);
  const columns: Column<Storage['tables'][number]>[] = [
    {
      key: 'table',
      header: t('table'),
      text: ({ name }) => name,
      mobile: 'title',
      cell: ({ name }) => <code>{name}</code>,
    },
    {
      key: 'rows',
      header: t('rows'),
      decimal: ({ rows }) => String(rows),
      mobile: 'sub',
      cell: ({ rows }) => numbers.number(String(rows), { decimals: 0 }),
    },
    {
      key: 'size',
      header: t('size'),
      decimal: ({ bytes }) => String(bytes),
      main: true,
      mobile: 'value',
      cell: ({ bytes }) => size(bytes),
    },
  ];
  return (
    <Card flush title={t('tables')}>
      <DataTable
        label={t('tablesLabel')}
        columns={columns}
        rows={shown}
        rowKey={({ name }) => name}
        defaultSort={{ key: 'size', direction: 'descending' }}
        footer={
          shown.length < tables.length && (
            <div className={styles.more}>
              <Button onClick={() => setIsWhole(true)}>{t('showAll', { count: tables.length })}</Button>
            </div>
          )
        }
        compact
      />
    </Card>
  );
}
