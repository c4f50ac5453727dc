import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import toolbar from './toolbar.module.css';

type Props = {
  search: string;
  /** What is searched for. */
  label: string;
  onSearch: (search: string) => void;
  children?: ReactNode;
};

/** A search in the database, and filters beside it. */
export function ListBar({ search, label, onSearch, children }: Props) {
  const t = useTranslations('desk.people');
  return (
    <div className={toolbar.bar}>
      <SearchForm
        look="pill"
        search={search}
        onSearch={onSearch}
        label={label}
        clearLabel={t('clear')}
        maxLength={200}
        className={toolbar.search}
      />
      {children}
    </div>
  );
}
