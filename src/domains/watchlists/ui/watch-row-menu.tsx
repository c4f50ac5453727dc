import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Menu, type MenuItem } from '../../../design-system/overlays/menu.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { marketClasses } from '../../market-data/contract.ts';
import type { WatchedAsset, Watchlist } from '../contract.ts';

/** What can be done with a watched asset. */
export type WatchActions = {
  target: (item: WatchedAsset) => void;
  note: (item: WatchedAsset) => void;
  tags: (item: WatchedAsset) => void;
  move: (item: WatchedAsset, to: { list_id?: string; place?: number }) => void;
  remove: (item: WatchedAsset) => void;
};

type Props = {
  item: WatchedAsset;
  /** Its place in the list, from 0 on, and the last one; nothing where only a part of the list is shown. */
  place: { at: number; last: number } | null;
  others: readonly Watchlist[];
  held: boolean;
  actions: WatchActions;
};

export function WatchRowMenu({ item, place, others, held, actions }: Props) {
  const t = useTranslations('watchlists');
  const to = usePath();
  const { asset } = item;
  const pages: MenuItem[] = [];
  if (held) pages.push({ label: t('row.holding'), icon: 'drop', to: to('heldAsset', { id: asset.id }) });
  if (asset.slug !== null && marketClasses.some((known) => known === asset.class))
    pages.push({
      label: t('row.page'),
      icon: 'globe',
      to: to('symbol', { class: asset.class, asset: asset.slug }),
    });
  const moves: MenuItem[] = [];
  if (place && place.at > 0)
    moves.push({
      label: t('row.up'),
      icon: 'arrow-up',
      onSelect: () => actions.move(item, { place: place.at - 1 }),
    });
  if (place && place.at < place.last)
    moves.push({
      label: t('row.down'),
      icon: 'arrow-down',
      onSelect: () => actions.move(item, { place: place.at + 1 }),
    });
  for (const { id, name } of others)
    moves.push({
      label: t('row.to', { list: name }),
      icon: 'folder-move',
      onSelect: () => actions.move(item, { list_id: id }),
    });
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="dots" size="sm" label={t('table.menuOf', { name: asset.name })} />}
      items={[
        { label: t('row.target'), icon: 'bell', onSelect: () => actions.target(item) },
        { label: t('row.note'), icon: 'edit', onSelect: () => actions.note(item) },
        { label: t('row.tags'), icon: 'tag', onSelect: () => actions.tags(item) },
        ...pages,
        ...(moves.length > 0 ? (['separator', ...moves] as const) : []),
        'separator',
        { label: t('row.remove'), icon: 'trash', danger: true, onSelect: () => actions.remove(item) },
      ]}
    />
  );
}
