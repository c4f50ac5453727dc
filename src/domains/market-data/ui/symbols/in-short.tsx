import { useTranslations } from 'use-intl';
import { Accordion } from '../../../../design-system/layout/accordion.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import styles from './in-short.module.css';

type Props = { ticker: string; questions: readonly { key: string; ask: string; answer: string }[] };

/** Questions whose answers the page's own data give. */
export function InShort({ ticker, questions }: Props) {
  const t = useTranslations('symbols.page');
  return (
    <section className={styles.columns} aria-labelledby="in-short">
      <h2 id="in-short" className={text.h2}>
        {t('short', { ticker })}
      </h2>
      <Accordion
        items={questions.map(({ key, ask, answer }, at) => ({
          id: `question-${key}`,
          title: ask,
          content: <p>{answer}</p>,
          open: at === 0,
        }))}
      />
    </section>
  );
}
