import { useTranslations } from 'use-intl';
import styles from './loading-bar.module.css';

/**
 * The thin line at the page's top while the next page loads. The 200 ms before it shows are a delay of its
 * animation, so that quick pages never flash it and no timer is needed.
 */
export function LoadingBar({ active }: { active: boolean }) {
  const t = useTranslations('ui');
  if (!active) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label={t('loading')}>
      <div className={styles.fill} />
    </div>
  );
}
