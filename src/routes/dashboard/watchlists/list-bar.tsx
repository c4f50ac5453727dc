import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { FilterPills } from '../../../design-system/layout/filter-pills.tsx';
import { Menu, type MenuItem } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { TagPill } from '../../../domains/remarks/ui/tag-pill.tsx';
import type { Watchlist } from '../../../domains/watchlists/contract.ts';
import { nameWatchlist } from '../../../domains/watchlists/ui/watchlist-modals.ts';
import styles from './watchlists.module.css';

type Props = {
  lists: readonly Watchlist[];
  chosen: Watchlist;
  tags: readonly string[];
  tag: string | null;
  onChoose: (wanted: { list?: string; tag?: string | null }) => void;
  onPlace: (list: Watchlist, place: number) => void;
  onRemove: (list: Watchlist) => void;
};

/** The lists as pills, what can be done with the chosen one, and the filter by tag. */
export function ListBar({ lists, chosen, tags, tag, onChoose, onPlace, onRemove }: Props) {
  const t = useTranslations('watchlists');
  const add = async () => {
    const made = await openModal(nameWatchlist, {});
    if (made) onChoose({ list: made.id, tag: null });
  };
  const at = lists.indexOf(chosen);
  const moves: MenuItem[] = [];
  if (at > 0)
    moves.push({ label: t('menu.left'), icon: 'arrow-left', onSelect: () => onPlace(chosen, at - 1) });
  if (at < lists.length - 1)
    moves.push({ label: t('menu.right'), icon: 'arrow-right', onSelect: () => onPlace(chosen, at + 1) });
  return (
    <div className={styles.bar} data-print="hide">
      <FilterPills
        label={t('lists')}
        chosen={chosen.id}
        onChange={(list) => onChoose({ list })}
        options={lists.map(({ id, name, count }) => ({
          value: id,
          label: (
            <>
              {name} <span className={styles.count}>{count}</span>
            </>
          ),
        }))}
      />
      <Menu
        trigger={<IconButton icon="dots" label={t('listMenu', { name: chosen.name })} />}
        items={[
          {
            label: t('menu.rename'),
            icon: 'edit',
            onSelect: () => void openModal(nameWatchlist, { list: chosen }),
          },
          ...moves,
          'separator',
          { label: t('menu.remove'), icon: 'trash', danger: true, onSelect: () => onRemove(chosen) },
        ]}
      />
      <Button variant="text" size="sm" icon="plus" onClick={() => void add()}>
        {t('newList')}
      </Button>
      <span className={styles.tags}>
        <TagPill tags={tags} chosen={tag} onChoose={(wanted) => onChoose({ tag: wanted })} />
      </span>
    </div>
  );
}
