import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { articleById } from '../articles.ts';
import type { ListedArticle } from '../contract.ts';
import styles from './article-list.module.css';

type Props = { articles: readonly Pick<ListedArticle, 'id' | 'title' | 'teaser' | 'minutes' | 'is_open'>[] };

/** The library, article by article. */
export function ArticleList({ articles }: Props) {
  const t = useTranslations('education');
  const to = usePath();
  return (
    <ol className={styles.list}>
      {articles.map(({ id, title, teaser, minutes, is_open }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.title}>
            <Link to={to('educationArticle', { article: articleById(id).slug })}>{title}</Link>
          </h2>
          <p className={styles.teaser}>{teaser}</p>
          <p className={styles.facts}>
            {t('minutes', { count: minutes })}
            {!is_open && (
              <span className={styles.locked}>
                <Icon name="lock" size={16} /> {t('locked')}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
