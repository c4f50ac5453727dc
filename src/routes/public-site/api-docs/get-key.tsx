import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './chapters.module.css';

const steps = ['login', 'make', 'copy', 'send'] as const;

export function GetKey() {
  const t = useTranslations('apiDocs.getKey');
  const to = usePath();
  const marks = {
    link: (words: ReactNode) => <TextLink href={`${to('settings')}?tab=security`}>{words}</TextLink>,
    code: (words: ReactNode) => <code>{words}</code>,
  };
  return (
    <section className={styles.chapter} aria-labelledby="key">
      <h2 id="key">{t('title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t.rich(`steps.${step}`, marks)}</li>
        ))}
      </ol>
      <p>{t('plan')}</p>
      <p>{t('may')}</p>
      <p>
        <strong>{t('keep')}</strong>
      </p>
    </section>
  );
}
