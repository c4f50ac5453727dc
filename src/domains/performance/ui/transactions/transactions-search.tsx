import { useTranslations } from 'use-intl';
import { SearchBox } from '../../../../design-system/inputs/search-box.tsx';
import { useTypedSearch } from '../../../../design-system/inputs/use-typed-search.ts';
import styles from './transactions-toolbar.module.css';

type Props = { search: string; onSearch: (search: string) => void };

/** Searches once the typing rests, or at once with Enter. */
export function TransactionsSearch({ search, onSearch }: Props) {
  const t = useTranslations('transactions.filter');
  const { typed, setTyped, askNow } = useTypedSearch(search, onSearch);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          askNow(typed);
        }}
      >
        <SearchBox
          name="search"
          inputMode="search"
          maxLength={100}
          autoComplete="off"
          label={t('search')}
          value={typed}
          onValueChange={setTyped}
          clearLabel={t('clearSearch')}
          onClear={() => askNow('')}
        />
      </form>
    </search>
  );
}
