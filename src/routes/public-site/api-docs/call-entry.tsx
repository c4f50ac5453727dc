import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import type { CallReference } from '../../api/call-reference.ts';
import { curlOf, prettyJson } from './call-code.ts';
import styles from './call-entry.module.css';
import { CodeBlock } from './code-block.tsx';
import { Fields } from './fields.tsx';
import { Method } from './method.tsx';

const looks = {
  key: { tone: 'gain', icon: 'key' },
  session: { tone: 'neutral', icon: 'lock' },
  anyone: { tone: 'neutral', icon: 'globe' },
  operator: { tone: 'neutral', icon: 'shield' },
} as const;

/** One call: what it does and takes at the left, how it looks at the right. */
export function CallEntry({ call, origin }: { call: CallReference; origin: string }) {
  const t = useTranslations('apiDocs');
  const { id, method, path, summary, who, answers, example } = call;
  const name = `${method} ${path}`;
  return (
    <article className={styles.call} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={id}>
            <Method name={method} /> <code className={styles.path}>{path}</code>
          </h2>
          <a href={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { call: name })}>
            <Icon name="link" size={18} />
          </a>
        </div>
        <StatusPill {...looks[who]}>{t(`call.${who}`)}</StatusPill>
      </header>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.columns}>
        <Parts call={call} />
        <div className={styles.examples}>
          <CodeBlock title={t('call.request')} of={name} code={curlOf(call, origin)} />
          {answers === 'json' ? (
            <CodeBlock title={t('call.exampleAnswer')} of={name} code={prettyJson(example.answer)} />
          ) : (
            <p className={styles.kind}>{t(`call.${answers}`)}</p>
          )}
        </div>
      </div>
    </article>
  );
}

function Parts({ call: { parameters, body, answer, errors } }: { call: CallReference }) {
  const t = useTranslations('apiDocs.call');
  return (
    <div className={styles.parts}>
      <Fields title={t('parameters')} fields={parameters} />
      <Fields title={t('body')} fields={body} />
      {errors.length > 0 && (
        <section>
          <h3>{t('errors')}</h3>
          <p className={styles.errors}>
            {errors.map((error) => (
              <code key={error}>{error}</code>
            ))}
          </p>
        </section>
      )}
      {answer.length > 0 && (
        <details className={styles.answer}>
          <summary>
            {t('answerFields', { count: answer.length })}
            <Icon name="chevron-down" size={18} />
          </summary>
          <Fields fields={answer} />
        </details>
      )}
    </div>
  );
}
