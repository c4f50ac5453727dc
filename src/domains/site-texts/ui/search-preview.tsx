import { useTranslations } from 'use-intl';
import styles from './search-preview.module.css';

type Props = { title: string; description: string; address: string };

/** About as a search engine would show the page. */
export function SearchPreview({ title, description, address }: Props) {
  const t = useTranslations('admin.texts');
  return (
    <figure className={styles.preview}>
      <figcaption>{t('preview')}</figcaption>
      <p className={styles.address}>{address}</p>
      <p className={styles.title}>{title || '–'}</p>
      <p className={styles.description}>{description || '–'}</p>
    </figure>
  );
}
