import { useTranslations } from 'use-intl';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a href="#main" className={styles.link}>
      {t('skipToContent')}
    </a>
  );
}
