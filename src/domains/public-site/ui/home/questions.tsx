import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Accordion } from '../../../../design-system/layout/accordion.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { usePath } from '../../../../i18n/use-path.ts';
import type { PublicSubject } from '../../../modules/public-subjects.ts';
import styles from './questions.module.css';

const questions = ['bank', 'broker', 'tax', 'prices', 'leaving'] as const;
/** Asked only where there is something to say. */
const needs: Partial<Record<(typeof questions)[number], PublicSubject>> = { tax: 'tax' };

export function Questions({ subjects }: { subjects: readonly PublicSubject[] }) {
  const t = useTranslations('home.questions');
  const to = usePath();
  const asked = questions.filter((question) => !needs[question] || subjects.includes(needs[question]));
  return (
    <Layer tone="sky" labelledBy="questions" className={styles.columns}>
      <div>
        <h2 id="questions" className={text.h2}>
          {t('title')}
        </h2>
        <p className={classNames(text.lead, styles.all)}>
          <TextLink to={to('faq')}>{t('all')}</TextLink>
        </p>
      </div>
      <Accordion
        items={asked.map((question, at) => ({
          id: `question-${question}`,
          title: t(`${question}.ask`),
          content: <p>{t(`${question}.answer`)}</p>,
          open: at === 0,
        }))}
      />
    </Layer>
  );
}
