import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { TickerBadge } from '../figures/ticker-badge.tsx';
import { TwoLines } from '../figures/two-lines.tsx';
import styles from './command-palette.module.css';

export type Command = {
  id: string;
  label: string;
  note?: string;
  icon?: IconName;
  /** A ticker in place of the icon. */
  badge?: string;
  right?: ReactNode;
};
export type CommandGroup = { label: string; commands: readonly Command[] };

export function commandId(listId: string, command: Command | undefined): string {
  return `${listId}-${command?.id}`;
}

type Props = {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onPoint: (command: Command) => void;
  onChoose: (command: Command) => void;
};

export function CommandResults({ id, groups, active, onPoint, onChoose }: Props) {
  const t = useTranslations('ui');
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.results}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={group.label} role="group" aria-label={group.label}>
          <div className={styles.group} aria-hidden="true">
            {group.label}
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
              onClick={() => onChoose(command)}
            >
              {command.badge && <TickerBadge ticker={command.badge} />}
              {command.icon && <Icon name={command.icon} className={styles.icon} />}
              <TwoLines name={command.label} note={command.note} className={styles.text} />
              {command.right}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
