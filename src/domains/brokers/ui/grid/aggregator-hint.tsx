import { useTranslations } from 'use-intl';
import styles from './aggregator-hint.module.css';

/** While the aggregator is off: what the operator sets to switch it on. */
export function AggregatorHint({ settings }: { settings: readonly string[] }) {
  const t = useTranslations('connect.external');
  if (settings.length === 0) return null;
  return (
    <p className={styles.hint}>
      {t('off')}{' '}
      {settings.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}
