import { useTranslations } from 'use-intl';
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
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's group
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      {changeFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.pill}
          aria-pressed={filter === chosen}
          onClick={() => onChange(filter)}
        >
          {t(`filter.${filter}`)}
        </button>
      ))}
    </div>
  );
}
