import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Breadcrumbs } from '../../../../design-system/site/breadcrumbs.tsx';
import { type Question, Questions } from '../../../../design-system/site/questions.tsx';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './calculator-page.module.css';

type Props = {
  /** The short name, for the way here. */
  name: string;
  title: string;
  /** Beside the title, before any number. */
  warning?: ReactNode;
  form: ReactNode;
  result: ReactNode;
  questionsTitle: string;
  questions: readonly Question[];
  /** What the operator has to say. */
  blocks: readonly string[];
  /** Chart and table. */
  children: ReactNode;
};

/** A calculator: inputs beside the result, chart and table below, then the questions. On a phone the result comes first. */
export function CalculatorPage(props: Props) {
  const { name, title, warning, form, result, questionsTitle, questions, blocks, children } = props;
  const t = useTranslations('tools');
  const to = usePath();
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs way={[{ label: t('title'), to: to('tools') }]} here={name} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {warning && (
          <p className={styles.warning}>
            <Icon name="warning" />
            <span>{warning}</span>
          </p>
        )}
      </header>
      <div className={styles.grid}>
        {form}
        {result}
      </div>
      <div className={styles.below}>{children}</div>
      <p className={styles.disclaimer}>{t('disclaimer')}</p>
      <SiteBlocks blocks={blocks} />
      <Questions title={questionsTitle} questions={questions} />
    </Wrap>
  );
}
