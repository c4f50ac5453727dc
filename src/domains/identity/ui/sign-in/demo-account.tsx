import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { demoFormPath } from '../../demo-form.ts';
import styles from './demo-account.module.css';

type Props = {
  account: { email: string; password: string };
  filled: boolean;
  formToken: string;
  onFill: () => void;
};

/** The demo, where the operator keeps one: a look at it by one click, or its account to try things with. */
export function DemoAccount({ account, filled, formToken, onFill }: Props) {
  const t = useTranslations('auth.demo');
  const [done, setDone] = useState(filled);
  return (
    <section className={styles.card} aria-label={t('title')}>
      <div>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <form method="post" action={demoFormPath}>
        <FormToken value={formToken} />
        <Button type="submit" size="sm" variant="ink">
          {t('start')}
        </Button>
      </form>
      <div>
        <p role="status">{done ? t('filled') : t('own')}</p>
        <p className={styles.account}>
          <span>{account.email}</span> <span>{account.password}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
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
