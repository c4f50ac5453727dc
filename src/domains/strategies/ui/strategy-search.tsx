import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { useTypedSearch } from '../../../design-system/inputs/use-typed-search.ts';
import styles from './strategy-search.module.css';

type Props = { search: string; onSearch: (search: string) => void };

/** Searches on the server once the typing rests, or at once with Enter. */
export function StrategySearch({ search, onSearch }: Props) {
  const t = useTranslations('strategies.search');
  const { typed, setTyped, askNow } = useTypedSearch(search, onSearch);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          askNow(typed);
        }}
      >
        <TextInput
          type="search"
          name="search"
          icon="search"
          maxLength={100}
          autoComplete="off"
          aria-label={t('label')}
          placeholder={t('label')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          after={typed && <IconButton icon="x" size="sm" label={t('clear')} onClick={() => askNow('')} />}
        />
      </form>
    </search>
  );
}
