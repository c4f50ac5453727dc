import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import styles from './strategy-search.module.css';

/** The specification's pause after the last key. */
const pause = 700;

type Props = { search: string; onSearch: (search: string) => void };

/** Searches on the server once the typing rests, or at once with Enter. */
export function StrategySearch({ search, onSearch }: Props) {
  const t = useTranslations('strategies.search');
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
