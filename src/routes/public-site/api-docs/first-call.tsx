import { useTranslations } from 'use-intl';
import type { FirstCalls } from './call-code.ts';
import styles from './chapters.module.css';
import { CodeBlock } from './code-block.tsx';

const languages = ['curl', 'javascript', 'python'] as const;

/** One call in three languages: a choice of radios that styles alone follow, so that it needs no scripts. */
export function FirstCall({ code, answer }: { code: FirstCalls; answer: string }) {
  const t = useTranslations('apiDocs.first');
  return (
    <section className={styles.chapter} aria-labelledby="first-call">
      <h2 id="first-call">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={styles.languages}>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{t('language')}</legend>
          {languages.map((language, at) => (
            <label key={language}>
              <input type="radio" name="language" value={language} defaultChecked={at === 0} />
              <span>{t(language)}</span>
            </label>
          ))}
        </fieldset>
        {languages.map((language) => (
          <div key={language} className={styles[language]}>
            <CodeBlock title={t(language)} code={code[language]} />
            <p className={styles.note}>{t(`${language}Note`)}</p>
          </div>
        ))}
      </div>
      <CodeBlock title={t('answer')} code={answer} />
    </section>
  );
}
