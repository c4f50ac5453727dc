import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../../design-system/button.tsx';
import { ErrorState } from '../../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../../design-system/states/skeleton.tsx';
import type { IntegrationOutput } from '../../../contract.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting-panel.module.css';
import { WaitingQuestionView } from './waiting-question.tsx';
import { questionsOf } from './waiting-questions.ts';

type Props = { integration: IntegrationOutput; currencies: readonly string[] };

/** So many questions are shown at once. */
const most = 20;

/** What a broker told and only the person can complete. */
export function WaitingPanel({ integration, currencies }: Props) {
  const t = useTranslations('connected.waiting');
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting(integration, isOpen);
  const id = useId();
  const { rows, failure } = waiting;
  const questions = rows ? questionsOf(rows) : [];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p>
          <b>{t('title', { count: integration.waiting })}</b> {t('text')}
        </p>
        <Button
          size="sm"
          variant={isOpen ? 'secondary' : 'ink'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'close' : 'answer')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.questions}>
        {failure !== undefined && <ErrorState failure={failure} title={t('failed')} onRetry={waiting.load} />}
        {!rows && failure === undefined && <Skeleton height={72} />}
        {rows && failure === undefined && (
          <ul className={styles.list}>
            {questions.slice(0, most).map((question) => (
              <li key={question.id}>
                <WaitingQuestionView
                  question={question}
                  waiting={waiting}
                  integration={integration}
                  currencies={currencies}
                />
              </li>
            ))}
          </ul>
        )}
        {questions.length > most && (
          <p className={styles.more}>{t('more', { count: questions.length - most })}</p>
        )}
      </div>
    </div>
  );
}
