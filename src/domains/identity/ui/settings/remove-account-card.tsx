import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';
import styles from './settings-form.module.css';

type Props = { email: string; plans: boolean; credit: readonly string[]; disabled: boolean };

/** `plans`: whether there are plans, which end with the account; `credit`: amounts that do. */
export function RemoveAccountCard({ email, plans, credit, disabled }: Props) {
  const t = useTranslations('settings.removal');
  const to = usePath();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          <Button icon="trash" disabled={disabled} onClick={() => setAsking(true)}>
            {t('action')}
          </Button>
          {plans && (
            <Button variant="text" to={to('payment')}>
              {t('cancelInstead')}
            </Button>
          )}
        </div>
      </div>
      <RemoveAccountDialog
        email={email}
        plans={plans}
        credit={credit}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
