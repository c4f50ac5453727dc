import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { type Article, articles } from '../articles.ts';
import type { Figure } from '../figure.ts';
import styles from './article-text.module.css';
import { useFigureText } from './use-figure-text.ts';

type Props = { article: Article; example: Readonly<Record<string, Figure>> };

/** Paragraphs of a part, in order, as the catalogue names them. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The whole text, with the numbers of its example. */
export function ArticleText({ article, example }: Props) {
  const t = useTranslations('education');
  // All articles are built alike; the types know the words of each.
  const words = useTranslations(article.area as 'articleReturns');
  const values = useMarks(example);
  const said = (section: string, letter: string) => `sections.${section}.${letter}` as 'sections.two.a';
  return (
    <Card className={styles.card}>
      <p className={styles.lead}>{t(`articles.${article.id}.teaser`)}</p>
      {article.sections.map((section) => (
        <section key={section} className={styles.section}>
          <header className={styles.head}>
            <h2>{words(said(section, 'title'))}</h2>
            {section === 'example' && <Chip tone="outlined">{t('figures.exampleChip')}</Chip>}
          </header>
          {letters
            .filter((letter) => words.has(said(section, letter)))
            .map((letter) => (
              <p key={letter}>{words.rich(said(section, letter), values as never)}</p>
            ))}
        </section>
      ))}
      <p className={styles.end}>{t('notAdvice')}</p>
    </Card>
  );
}

/** What the marks in the catalogue become: numbers of the example, and links to other articles. */
function useMarks(example: Props['example']) {
  const to = usePath();
  const textOf = useFigureText();
  const numbers = Object.entries(example).map(([name, figure]) => [name, textOf(figure)]);
  const links = articles.map(({ id, slug }) => [
    id,
    (text: ReactNode) => <TextLink to={to('educationArticle', { article: slug })}>{text}</TextLink>,
  ]);
  return Object.fromEntries([...links, ...numbers, ['b', (text: ReactNode) => <b>{text}</b>]]);
}
