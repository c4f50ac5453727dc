import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
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
        <label>
          <Icon name="search" size={18} />
          <input
            type="text"
            name="search"
            inputMode="search"
            maxLength={100}
            autoComplete="off"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {typed && <IconButton icon="x" size="sm" label={t('clearSearch')} onClick={() => askNow('')} />}
        </label>
      </form>
    </search>
  );
}
