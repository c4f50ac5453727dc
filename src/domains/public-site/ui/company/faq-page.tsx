import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Accordion } from '../../../../design-system/layout/accordion.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { StartDemo } from '../../../identity/ui/sign-in/start-demo.tsx';
import styles from './faq-page.module.css';
import type { FaqGroup } from './faq-questions.ts';
import { PageHead } from './page-head.tsx';

type Props = {
  groups: readonly FaqGroup[];
  /** Whether there is a demo to look at. */
  demo: boolean;
  blocks: readonly string[];
};

/** Questions by subject. The address of an answer opens it: browsers open what lies around the place they go to. */
export function FaqPage({ groups, demo, blocks }: Props) {
  const t = useTranslations('faq');
  const to = usePath();
  const viewer = useViewer();
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={t('title')}
        lead={t.rich('lead', {
          contact: (words: ReactNode) => <TextLink to={to('contact')}>{words}</TextLink>,
        })}
      />
      <div className={styles.columns}>
        <div className={styles.contents}>
          <nav aria-label={t('contents')}>
            <ul>
              {groups.map(({ key }) => (
                <li key={key}>
                  <a href={`#${key}`}>{t(`groups.${key}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          {demo && !viewer && <StartDemo>{t('demo')}</StartDemo>}
        </div>
        <div className={styles.groups}>
          {groups.map(({ key, questions }, group) => (
            <section key={key} aria-labelledby={key}>
              <h2 id={key} className={text.h3}>
                {t(`groups.${key}`)}
              </h2>
              <Accordion
                items={questions.map(({ key: question, ask, answer }, at) => ({
                  id: `question-${question}`,
                  title: ask,
                  open: group === 0 && at === 0,
                  content: (
                    <div id={question} className={styles.answer}>
                      <p>{answer}</p>
                      <p className={styles.link}>
                        <TextLink tone="muted" href={`#${question}`}>
                          {t('link')}
                          <span className="visually-hidden">: {ask}</span>
                        </TextLink>
                      </p>
                    </div>
                  ),
                }))}
              />
            </section>
          ))}
          <SiteBlocks blocks={blocks} />
        </div>
      </div>
    </Wrap>
  );
}
