import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { useTypedSearch } from '../../../../design-system/inputs/search/use-typed-search.ts';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Tabs } from '../../../../design-system/layout/tabs.tsx';
import { useRowCursor } from '../transaction/use-row-cursor.ts';
import { AssetPickList } from './asset-pick-list.tsx';
import styles from './asset-picker.module.css';
import { type AssetPick, useAssetPicks } from './use-asset-picks.ts';

export type AssetClass = { id: string; name: string; parent_id: string | null };

type Props = {
  classes: readonly AssetClass[];
  onPick: (asset: AssetPick) => void;
  /** Where instruments of one's own can be added. */
  onOwn?: (name: string) => void;
};

const all = 'all';

/** Step one: which asset. The keyboard stays in the search and walks through the list from there. */
export function AssetPicker({ classes, onPick, onOwn }: Props) {
  const t = useTranslations('ledger.asset');
  const listId = useId();
  const [search, setSearch] = useState('');
  const { typed, edit, askNow } = useTypedSearch(search, setSearch);
  const [classId, setClassId] = useState<string | null>(null);
  const picks = useAssetPicks({ search, classId });
  const cursor = useRowCursor(picks.assets.length, `${classId} ${search}`, (at) => `${listId}-${at}`);
  const list = (
    <AssetPickList id={listId} picks={picks} active={cursor.at} onPoint={cursor.point} onPick={onPick} />
  );
  return (
    <div className={styles.picker}>
      <TextInput
        icon="search"
        enterKeyHint="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={cursor.at === undefined ? undefined : `${listId}-${cursor.at}`}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={(event) => {
          const chosen = cursor.at === undefined ? undefined : picks.assets[cursor.at];
          if (event.key === 'Enter') {
            event.preventDefault();
            // The first Enter asks at once for what was typed, the next takes what is pointed at.
            if (typed.trim() !== search) askNow(typed);
            else if (chosen) onPick(chosen);
          } else cursor.onKeyDown(event);
        }}
        after={typed && <IconButton icon="x" size="sm" label={t('clear')} onClick={() => askNow('')} />}
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs')}
          value={classId ?? all}
          onChange={(value) => setClassId(value === all ? null : value)}
          tabs={[
            { value: all, label: t('all'), content: list },
            ...classes
              .filter(({ parent_id }) => parent_id === null)
              .map(({ id, name }) => ({ value: id, label: name, content: list })),
          ]}
        />
      </div>
      {onOwn && (
        <button type="button" className={styles.own} onClick={() => onOwn(typed.trim())}>
          <span className={styles.plus}>
            <Icon name="plus" size={18} />
          </span>
          <span>
            <b>{t('own')}</b>
            <small className={styles.ownText}>{t('ownText')}</small>
          </span>
        </button>
      )}
    </div>
  );
}
