import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { mostFound } from '../../../../domains/search/contract.ts';
import type { FoundGroup } from '../../../../domains/search/found-kinds.ts';
import styles from './search-chips.module.css';

type Props = {
  groups: readonly { group: FoundGroup; total: number }[];
  chosen: FoundGroup | null;
  onChoose: (group: FoundGroup | null) => void;
};

/** The groups that have something, with how much; one of them can be looked at alone. */
export function SearchChips({ groups, chosen, onChoose }: Props) {
  const t = useTranslations('search');
  const count = useFoundCount();
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const chip = (group: FoundGroup | null, label: string, many: number) => (
    <button
      key={group ?? 'all'}
      type="button"
      className={classNames(styles.chip, chosen === group && styles.on)}
      aria-pressed={chosen === group}
      onClick={() => onChoose(group)}
    >
      {label}
      <em>{count(many)}</em>
    </button>
  );
  return (
    <div className={styles.chips}>
      {chip(null, t('all'), total)}
      {groups.map(({ group, total: many }) => chip(group, t(`chips.${group}`), many))}
    </div>
  );
}

/** How many were found, no further than it is counted. */
export function useFoundCount(): (count: number) => string {
  const t = useTranslations('search');
  return (count) => t(count >= mostFound ? 'atLeast' : 'count', { count });
}
