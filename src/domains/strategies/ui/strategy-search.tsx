import { useTranslations } from 'use-intl';
import { SearchForm } from '../../../design-system/inputs/search/search-form.tsx';
import styles from './strategy-search.module.css';

type Props = { search: string; onSearch: (search: string) => void };

export function StrategySearch(props: Props) {
  const t = useTranslations('strategies.search');
  return <SearchForm {...props} label={t('label')} clearLabel={t('clear')} className={styles.search} />;
}
