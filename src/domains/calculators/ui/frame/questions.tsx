import { Accordion } from '../../../../design-system/layout/accordion.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import styles from './questions.module.css';

export type Question = { key: string; ask: string; answer: string };

export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <div className={styles.columns}>
      <h2 className={text.h2}>{title}</h2>
      <Accordion
        items={questions.map(({ key, ask, answer }, at) => ({
          id: `question-${key}`,
          title: ask,
          content: <p>{answer}</p>,
          open: at === 0,
        }))}
      />
    </div>
  );
}
