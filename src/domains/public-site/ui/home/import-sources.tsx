import { useTranslations } from 'use-intl';
import styles from './import-sources.module.css';

/** Names of those whose files are read, and of those who are asked by an API. */
export type Sources = { files: readonly string[]; apis: readonly string[] };

export function ImportSources({ files, apis }: Sources) {
  const t = useTranslations('home.record.sources');
  return (
    <dl className={styles.sources}>
      <div className={styles.row}>
        <dt>{t('files')}</dt>
        {files.map((name) => (
          <dd key={name}>{name}</dd>
        ))}
        <dd>
          {t('anyCsv')} <small>{t('mapColumns')}</small>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>{t('apis')}</dt>
        {apis.map((name) => (
          <dd key={name}>{name}</dd>
        ))}
      </div>
    </dl>
  );
}
