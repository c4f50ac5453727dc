import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../design-system/brand/icon.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../design-system/states/empty-state.tsx';
import { articleById } from '../../domains/education/articles.ts';
import { usePath } from '../../i18n/use-path.ts';
import styles from './help-answers.module.css';
import { findAnswers, plainWords, sectionsWith } from './help-topics.ts';

type Props = {
  query: string;
  /** Where the API documentation is. */
  docs: string;
  /** Whether there are plans at all. */
  plans: boolean;
  onClear: () => void;
};

/** Questions and answers in sections, or those that a search finds. */
export function HelpAnswers({ query, docs, plans, onClear }: Props) {
  const t = useTranslations('help');
  const links = useAnswerLinks(docs);
  const sections = findAnswers(sectionsWith(plans), query, (answer, section) =>
    plainWords(
      `${t(`sections.${section}`)} ${t(`answers.${answer}.question`)} ${t.raw(`answers.${answer}.answer`)}`,
    ),
  );
  const searching = query.trim() !== '';
  const count = sections.reduce((sum, { answers }) => sum + answers.length, 0);
  const openFound = searching && count <= 3;
  return (
    <>
      <p className="visually-hidden" role="status">
        {searching && t('found', { count })}
      </p>
      {count === 0 && (
        <Card>
          <EmptyState
            title={t('nothing', { query: query.trim() })}
            text={t('nothingText')}
            actions={<Button onClick={onClear}>{t('clear')}</Button>}
          />
        </Card>
      )}
      {sections.map(({ name, answers }) => (
        <Card key={name} title={t(`sections.${name}`)}>
          <div className={styles.answers}>
            {answers.map((answer) => (
              <details
                // Remounted when a search begins or ends, so that what is found lies open.
                key={`${answer}-${openFound}`}
                id={`help-${answer}`}
                open={openFound}
              >
                <summary>
                  {t(`answers.${answer}.question`)}
                  <Icon name="chevron-down" size={18} />
                </summary>
                <p>{t.rich(`answers.${answer}.answer`, links)}</p>
              </details>
            ))}
          </div>
        </Card>
      ))}
    </>
  );
}

/** The pages that answers lead to, by the marks in the catalogue. */
function useAnswerLinks(docs: string) {
  const to = usePath();
  const link = (address: string) => (text: ReactNode) => <TextLink to={address}>{text}</TextLink>;
  const settings = (tab: string) => link(`${to('settings')}?tab=${tab}`);
  return {
    profile: settings('profile'),
    security: settings('security'),
    data: settings('data'),
    payment: link(to('payment')),
    pricing: link(to('pricing')),
    returns: link(to('educationArticle', { article: articleById('returns').slug })),
    simulation: link(to('educationArticle', { article: articleById('simulation').slug })),
    docs: (text: ReactNode) => <TextLink href={docs}>{text}</TextLink>,
  };
}
