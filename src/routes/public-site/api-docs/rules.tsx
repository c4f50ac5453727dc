import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import styles from './chapters.module.css';
import { CodeBlock } from './code-block.tsx';

const statuses = ['400', '401', '403', '404', '409', '413', '422', '429', '500'] as const;
const others = ['limits', 'paging', 'decimals', 'times', 'twice', 'versions', 'language'] as const;

const refusal = JSON.stringify(
  { message: 'The given data was invalid.', errors: { name: ['portfolioNameError'] } },
  null,
  2,
);
const marks = { code: (words: ReactNode) => <code>{words}</code> };

/** What holds for every call. */
export function Rules({ perMinute }: { perMinute: number }) {
  const t = useTranslations('apiDocs.rules');
  const numbers = useNumbers();
  return (
    <section className={styles.chapter} aria-labelledby="rules">
      <h2 id="rules">{t('title')}</h2>
      <div className={styles.rule}>
        <h3 id="errors">{t('errors.title')}</h3>
        <p>{t.rich('errors.text', marks)}</p>
        <CodeBlock title="422" code={refusal} />
        <dl className={styles.statuses}>
          {statuses.map((status) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>{t.rich(`errors.list.s${status}`, marks)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.rules}>
        {others.map((rule) => (
          <div key={rule} className={styles.rule}>
            <h3 id={rule}>{t(`${rule}.title`)}</h3>
            <p>{t.rich(`${rule}.text`, { ...marks, count: numbers.quantity(String(perMinute)) })}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
