import { useId } from 'react';
import { Accordion } from '../layout/accordion.tsx';
import styles from './questions.module.css';
import text from './site-text.module.css';

export type Question = { key: string; ask: string; answer: string };

/** What people ask of a page's subject; the first answer is open. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  const id = useId();
  return (
    <section className={styles.columns} aria-labelledby={id}>
      <h2 id={id} className={text.h2}>
        {title}
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
