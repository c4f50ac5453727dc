import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import styles from './example-note.module.css';

/** Says that nothing of what follows is real, and how to be rid of it. */
export function ExampleNote({ hideTo }: { hideTo: string }) {
  const t = useTranslations('dashboard.home.example');
  return (
    <div className={styles.note} role="note">
      <span className={styles.label}>
        <Icon name="spark" size={16} />
        {t('label')}
      </span>
      <p className={styles.text}>{t('text')}</p>
      <Link to={hideTo} className={styles.hide} preventScrollReset data-print="hide">
        <Icon name="eye-off" size={16} />
        {t('hide')}
      </Link>
    </div>
  );
}
