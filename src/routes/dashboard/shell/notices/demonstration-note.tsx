import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import styles from './demonstration-note.module.css';

/** Always there while the market is simulated, and quiet enough to live with. */
export function DemonstrationNote() {
  const t = useTranslations('dashboard.banners');
  return (
    <p className={styles.note} role="note">
      <Icon name="spark" size={14} />
      {t('demonstration')}
    </p>
  );
}
