import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { type Article, articleById } from '../articles.ts';
import styles from './next-articles.module.css';

/** What goes well after this one. */
export function NextArticles({ article }: { article: Article }) {
  const t = useTranslations('education');
  const to = usePath();
  return (
    <Card title={t('next')}>
      <ul className={styles.list}>
        {article.next.map((id) => (
          <li key={id}>
            <TextLink to={to('educationArticle', { article: articleById(id).slug })}>
              {t(`articles.${id}.title`)}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink tone="muted" to={to('education')}>
            {t('all')}
          </TextLink>
        </li>
      </ul>
    </Card>
  );
}
