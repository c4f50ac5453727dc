import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/icon.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import styles from './transactions-toolbar.module.css';

/** The specification's pause after the last input, of whatever kind: keys, paste, a cleared field. */
const pause = 700;

type Props = { search: string; onSearch: (search: string) => void };

/** Searches once the typing rests, or at once with Enter. */
export function TransactionsSearch({ search, onSearch }: Props) {
  const t = useTranslations('transactions.filter');
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  // The address may change under the field, by "back" or a link; what is being typed stays.
  useEffect(() => {
    if (asked.current !== search) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      onSearch(asked.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const askNow = (text: string) => {
    setTyped(text);
    asked.current = text.trim();
    onSearch(asked.current);
  };
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
