import { useTranslations } from 'use-intl';
import styles from './import-sources.module.css';

const files = [
  ['XTB', 'XLSX'],
  ['mBank eMakler', 'CSV'],
  ['BOŚ bossa', 'CSV'],
  ['DEGIRO', 'CSV'],
  ['Trading 212', 'CSV'],
  ['Revolut', 'CSV'],
] as const;
const apis = ['Exante', 'Interactive Brokers', 'Trading 212', 'Alpaca', 'Binance', 'Kraken', 'Coinbase'];

/** What can be read: files with their formats, and connections. */
export function ImportSources() {
  const t = useTranslations('home.record.sources');
  const allFiles = [...files, [t('anyCsv'), t('mapColumns')]] as const;
  return (
    <dl className={styles.sources}>
      <div className={styles.row}>
        <dt>{t('files')}</dt>
        {allFiles.map(([name, format]) => (
          <dd key={name}>
            {name} <small>{format}</small>
          </dd>
        ))}
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
