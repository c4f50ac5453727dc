import { classNames } from '../../class-names.ts';
import { IconButton } from '../../icon-button.tsx';
import { TextInput } from '../text-input.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-form.module.css';
import { useTypedSearch } from './use-typed-search.ts';

type Props = {
  search: string;
  onSearch: (search: string) => void;
  label: string;
  clearLabel: string;
  /** box stands by itself as a field does, pill in a row of filters. */
  look?: 'box' | 'pill';
  maxLength?: number;
  className?: string;
};

/** Searches on the server once the typing rests, or at once with Enter. */
export function SearchForm(props: Props) {
  const { search, onSearch, label, clearLabel, look = 'box', maxLength = 100, className } = props;
  const { typed, edit, askNow } = useTypedSearch(search, onSearch);
  const native = { name: 'search', maxLength, autoComplete: 'off', value: typed };
  const clear = () => askNow('');
  return (
    <search className={classNames(styles.search, className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          askNow(typed);
        }}
      >
        {look === 'pill' ? (
          <SearchBox
            {...native}
            inputMode="search"
            label={label}
            onValueChange={edit}
            clearLabel={clearLabel}
            onClear={clear}
          />
        ) : (
          <TextInput
            {...native}
            type="search"
            icon="search"
            aria-label={label}
            placeholder={label}
            onChange={(event) => edit(event.target.value)}
            after={typed && <IconButton icon="x" size="sm" label={clearLabel} onClick={clear} />}
          />
        )}
      </form>
    </search>
  );
}
