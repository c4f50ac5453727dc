import { useTranslations } from 'use-intl';
import { FilterPill } from '../../../design-system/layout/filter-pill.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { manageTags } from './remark-modals.ts';

type Props = {
  /** All of one's own. */
  tags: readonly string[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
};

/** A filter by tag; there is none while nothing has a tag. */
export function TagPill({ tags, chosen, onChoose }: Props) {
  const t = useTranslations('remarks.tags');
  if (tags.length === 0 && chosen === null) return null;
  return (
    <Menu
      align="end"
      trigger={
        <FilterPill
          label={t('label')}
          value={chosen === null ? t('any') : t('tag', { name: chosen })}
          active={chosen !== null}
          onClear={() => onChoose(null)}
        />
      }
      items={[
        { label: t('any'), checked: chosen === null, onSelect: () => onChoose(null) },
        ...tags.map((name) => ({
          label: t('tag', { name }),
          checked: name.toLowerCase() === chosen?.toLowerCase(),
          onSelect: () => onChoose(name),
        })),
        'separator',
        { label: t('manage'), icon: 'edit', onSelect: () => void openModal(manageTags, {}) },
      ]}
    />
  );
}
