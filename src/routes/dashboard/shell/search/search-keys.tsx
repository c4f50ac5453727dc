import { useTranslations } from 'use-intl';
import styles from './search-keys.module.css';
import { useIsApple } from './use-is-apple.ts';

/** Which keys do what, under the list. */
export function SearchKeys() {
  const t = useTranslations('search');
  const modifier = useIsApple() ? '⌘' : 'Ctrl';
  const keys = [
    { key: '↑ ↓', does: t('keys.choose') },
    { key: '↵', does: t('keys.open') },
    { key: `${modifier} ↵`, does: t('keys.newTab') },
    { key: '>', does: t('keys.actionsOnly') },
  ];
  return (
    <>
      {keys.map(({ key, does }) => (
        <span key={key} className={styles.key}>
          <kbd>{key}</kbd>
          {does}
        </span>
      ))}
      <span className={styles.ways}>{t('ways')}</span>
    </>
  );
}
