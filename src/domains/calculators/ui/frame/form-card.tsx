import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from './form-card.module.css';

/** The inputs. The result follows each keystroke; without JavaScript a button asks for it. */
export function FormCard({ children }: { children: ReactNode }) {
  const t = useTranslations('tools');
  return (
    <Card title={t('form')}>
      <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {children}
        <noscript>
          <Button type="submit" variant="ink">
            {t('calculate')}
          </Button>
        </noscript>
      </form>
    </Card>
  );
}

/** Two or three fields beside each other. */
export function FieldRow({ children, of }: { children: ReactNode; of: 2 | 3 }) {
  return <div className={of === 2 ? styles.two : styles.three}>{children}</div>;
}
