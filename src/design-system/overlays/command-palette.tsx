import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import styles from './command-palette.module.css';
import { type Command, type CommandGroup, CommandResults, commandId } from './command-results.tsx';
import './injected-style-nonce.ts';
import { useHotkey } from '../keys/use-hotkey.ts';

export type { Command, CommandGroup };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What matches the query; filtering is the caller's. */
  groups: readonly CommandGroup[];
  onSelect: (command: Command) => void;
  placeholder: string;
  loading?: boolean;
  /** Ctrl or Cmd and K opens and closes it. */
  hotkey?: boolean;
};

/** The search of the whole app. */
export function CommandPalette(props: Props) {
  const {
    open,
    onOpenChange,
    query,
    onQueryChange,
    groups,
    onSelect,
    placeholder,
    loading,
    hotkey = true,
  } = props;
  const t = useTranslations('ui');
  const listId = useId();
  const [active, setActive] = useState(0);
  useHotkey(
    'k',
    useCallback(() => onOpenChange(!open), [onOpenChange, open]),
    hotkey,
  );

  const all = groups.flatMap((group) => group.commands);
  const at = Math.min(active, Math.max(0, all.length - 1));
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onOpenChange(false);
    onSelect(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      const next = (at + step + all.length) % all.length;
      setActive(next);
      document.getElementById(commandId(listId, all[next]))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(all[at]);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content className={styles.palette} aria-describedby={undefined}>
          <Radix.Title className="visually-hidden">{placeholder}</Radix.Title>
          <div className={styles.search}>
            <Icon name="search" />
            <input
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-label={placeholder}
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={all.length > 0 ? commandId(listId, all[at]) : undefined}
              placeholder={placeholder}
              value={query}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setActive(0);
                onQueryChange(event.target.value);
              }}
            />
            <Radix.Close className={styles.escape}>{t('escape')}</Radix.Close>
          </div>
          <CommandResults
            id={listId}
            groups={groups}
            active={all[at]}
            onPoint={(command) => setActive(all.indexOf(command))}
            onChoose={choose}
          />
          {all.length === 0 && (
            <p className={styles.none} role="status">
              {loading ? t('loading') : query ? t('nothingFound') : t('typeToSearch')}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
