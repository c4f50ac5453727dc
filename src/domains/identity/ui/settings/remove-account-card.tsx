import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';
import styles from './settings-form.module.css';

type Props = { email: string; disabled: boolean };

export function RemoveAccountCard({ email, disabled }: Props) {
  const t = useTranslations('settings.removal');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          <Button icon="trash" disabled={disabled} onClick={() => setAsking(true)}>
            {t('action')}
          </Button>
        </div>
      </div>
      <RemoveAccountDialog email={email} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
