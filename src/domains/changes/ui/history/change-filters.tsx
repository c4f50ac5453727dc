import { useTranslations } from 'use-intl';
import { FilterPills } from '../../../../design-system/layout/filter-pills.tsx';
import { type ChangeGroup, changeGroups } from '../../change-kinds.ts';
import styles from './change-filters.module.css';

/** A group, or what came by the API key. */
export type ChangeFilter = 'all' | ChangeGroup | 'key';
export const changeFilters: readonly ChangeFilter[] = ['all', ...changeGroups, 'key'];

type Props = { chosen: ChangeFilter; onChange: (filter: ChangeFilter) => void };

/** What of the history is shown. */
export function ChangeFilters({ chosen, onChange }: Props) {
  const t = useTranslations('changes');
  return (
    <FilterPills
      className={styles.filters}
      label={t('filters')}
      options={changeFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
