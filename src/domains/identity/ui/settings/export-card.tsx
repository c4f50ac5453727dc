import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { exportUser } from '../../contract.ts';
import styles from './settings-form.module.css';

export function ExportCard({ disabled }: { disabled: boolean }) {
  const t = useTranslations('settings.export');
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          {disabled ? (
            <Button icon="download" disabled>
              {t('action')}
            </Button>
          ) : (
            <Button icon="download" href={exportUser.path} download>
              {t('action')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
