import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import styles from './demo-account.module.css';

type Props = { account: { email: string; password: string }; filled: boolean; onFill: () => void };

/** An account for looking around, where the operator keeps one. */
export function DemoAccount({ account, filled, onFill }: Props) {
  const t = useTranslations('auth.demo');
  const [done, setDone] = useState(filled);
  return (
    <section className={styles.card} aria-label={t('title')}>
      <div className={styles.text}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p role="status">{done ? t('filled') : t('text')}</p>
        <p className={styles.account}>
          <span>{account.email}</span> <span>{account.password}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="ink"
        onClick={() => {
          onFill();
          setDone(true);
        }}
      >
        {t('fill')}
      </Button>
    </section>
  );
}
