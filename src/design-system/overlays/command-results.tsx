import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { TickerBadge } from '../figures/ticker-badge.tsx';
import { TwoLines } from '../figures/two-lines.tsx';
import styles from './command-palette.module.css';
import { markedParts } from './marked-parts.ts';

export type Command = {
  id: string;
  label: string;
  note?: string;
  icon?: IconName;
  /** A ticker in place of the icon. */
  badge?: string;
  right?: ReactNode;
};
export type CommandGroup = {
  label: string;
  commands: readonly Command[];
  /** How many there are of it. */
  count?: string;
};

export function commandId(listId: string, command: Command | undefined): string {
  return `${listId}-${command?.id}`;
}

type Props = {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  marked?: readonly string[];
  /** What stands there is of the words before. */
  isWaiting?: boolean;
  onPoint: (command: Command) => void;
  onChoose: (command: Command, inNewTab: boolean) => void;
};

export function CommandResults({ id, groups, active, marked = [], isWaiting, onPoint, onChoose }: Props) {
  const t = useTranslations('ui');
  const choose = (command: Command, { ctrlKey, metaKey }: MouseEvent) =>
    onChoose(command, ctrlKey || metaKey);
  return (
    <div id={id} role="listbox" aria-label={t('results')} aria-busy={isWaiting}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={group.label} role="group" aria-label={group.label}>
          <div className={styles.group} aria-hidden="true">
            <span>{group.label}</span>
            {group.count}
          </div>
          {group.commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
            <div
              key={command.id}
              id={commandId(id, command)}
              role="option"
              aria-selected={command === active}
              className={classNames(styles.command, command === active && styles.active)}
              onMouseMove={() => onPoint(command)}
              onClick={(event) => choose(command, event)}
            >
              {command.badge && <TickerBadge ticker={command.badge} />}
              {command.icon && (
                <span className={styles.icon}>
                  <Icon name={command.icon} size={18} />
                </span>
              )}
              <TwoLines
                name={<Marked text={command.label} words={marked} />}
                note={command.note && <Marked text={command.note} words={marked} />}
                className={styles.text}
              />
              {command.right}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A text with the words in it that were looked for. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map(({ part, isMarked }, at) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are their place
      <mark key={at} className={styles.marked}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
