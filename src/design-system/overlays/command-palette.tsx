import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useHotkey } from '../keys/use-hotkey.ts';
import styles from './command-palette.module.css';
import { type Command, type CommandGroup, CommandResults, commandId } from './command-results.tsx';
import './injected-style-nonce.ts';

export type { Command, CommandGroup };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  longest?: number;
  /** What matches the query; filtering is the caller's. */
  groups: readonly CommandGroup[];
  onSelect: (command: Command, inNewTab: boolean) => void;
  placeholder: string;
  loading?: boolean;
  /** Ctrl or Cmd and K opens and closes it. */
  hotkey?: boolean;
  /** The words that are marked in what was found. */
  marked?: readonly string[];
  /** Chosen beforehand; the first otherwise. */
  best?: string;
  /** Between the field and the results: filters, what was understood. */
  above?: ReactNode;
  /** In place of results, where there are none. */
  empty?: ReactNode;
  /** Beside the results, about the chosen one, where there is room. */
  preview?: (command: Command) => ReactNode;
  /** Under everything, where there is room. */
  foot?: ReactNode;
};

/** The search of the whole app: a field and a list that its keys walk through. On a phone it is the whole screen. */
export function CommandPalette(props: Props) {
  const {
    open,
    onOpenChange,
    query,
    onQueryChange,
    groups,
    onSelect,
    placeholder,
    best,
    hotkey = true,
  } = props;
  const t = useTranslations('ui');
  const listId = useId();
  useHotkey(
    'k',
    useCallback(() => onOpenChange(!open), [onOpenChange, open]),
    hotkey,
  );

  const { all, active, point, walk } = useWalk(groups, best, listId);
  const choose = (command: Command | undefined, inNewTab: boolean) => {
    if (!command) return;
    if (!inNewTab) onOpenChange(false);
    onSelect(command, inNewTab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      walk(step);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
    }
  };
  const preview = active && props.preview?.(active);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={classNames(styles.palette, props.preview && styles.wide)}
          aria-describedby={undefined}
        >
          <Radix.Title className="visually-hidden">{placeholder}</Radix.Title>
          <div className={styles.search}>
            <Icon name="search" size={24} />
            <input
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={props.longest}
              aria-label={placeholder}
              aria-autocomplete="list"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={active ? commandId(listId, active) : undefined}
              placeholder={placeholder}
              value={query}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                point(undefined);
                onQueryChange(event.target.value);
              }}
            />
            <Radix.Close className={styles.escape}>
              <span className={styles.escapeKey}>{t('escape')}</span>
              <Icon name="x" className={styles.escapeCross} label={t('close')} />
            </Radix.Close>
          </div>
          {props.above}
          <div className={styles.body}>
            <div className={styles.list}>
              <CommandResults
                id={listId}
                groups={groups}
                active={active}
                marked={props.marked}
                isWaiting={props.loading}
                onPoint={point}
                onChoose={choose}
              />
              {all.length === 0 &&
                (props.empty ?? (
                  <p className={styles.none} role="status">
                    {props.loading ? t('loading') : query ? t('nothingFound') : t('typeToSearch')}
                  </p>
                ))}
            </div>
            {preview && <div className={styles.preview}>{preview}</div>}
          </div>
          {props.foot && <div className={styles.foot}>{props.foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Which of them the keyboard stands on, through all groups and round: what was pointed at, the best, or the first. */
function useWalk(groups: readonly CommandGroup[], best: string | undefined, listId: string) {
  const [pointed, setPointed] = useState<string>();
  const all = groups.flatMap((group) => group.commands);
  const byId = (id: string | undefined) => all.find((command) => command.id === id);
  const active = byId(pointed) ?? byId(best) ?? all[0];
  const point = (command: Command | undefined) => setPointed(command?.id);
  const walk = (step: number) => {
    const next = all[(all.indexOf(active!) + step + all.length) % all.length];
    point(next);
    document.getElementById(commandId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  return { all, active, point, walk };
}
