import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import styles from './account-search.module.css';

/** After the last key (rule U-6). */
const pause = 700;

type Props = { search: string; onSearch: (search: string) => void };

/** Searches on the server once the typing rests, or at once with Enter. */
export function AccountSearch({ search, onSearch }: Props) {
  const t = useTranslations('admin.users');
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed);
        }}
      >
        <TextInput
          type="search"
          icon="search"
          maxLength={200}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          after={typed && <IconButton icon="x" size="sm" label={t('clear')} onClick={clear} />}
        />
      </form>
    </search>
  );
}
