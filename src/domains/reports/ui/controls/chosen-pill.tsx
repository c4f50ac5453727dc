import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import type { ReportFamily, ReportView } from '../../report-view.ts';
import styles from './controls.module.css';

export type Choice = { id: string; name: string };
type Props = {
  family: ReportFamily;
  chosen: ReportView['chosen'];
  choices: readonly Choice[];
  onChange: (chosen: ReportView['chosen']) => void;
};

/** Which portfolios or properties: all of them, or some. */
export function ChosenPill({ family, chosen, choices, onChange }: Props) {
  const t = useTranslations('reports.controls');
  const label = t(family === 'broker' ? 'portfolios' : 'properties');
  const only = chosen !== 'all' && chosen.length === 1 && choices.find(({ id }) => id === chosen[0]);
  const value =
    chosen === 'all' ? t('all') : only ? only.name : t('some', { count: chosen.length, all: choices.length });
  const toggle = (id: string) => {
    // What was removed meanwhile cannot be unticked, so it goes with the first change.
    const now = chosen === 'all' ? [] : chosen.filter((each) => choices.some((choice) => choice.id === each));
    const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id];
    onChange(next.length === 0 ? 'all' : next);
  };
  return (
    <Popover label={label} align="start" width={320} trigger={<FilterPill label={label} value={value} />}>
      <div className={styles.list}>
        <Checkbox checked={chosen === 'all'} onChange={() => onChange('all')}>
          {t(family === 'broker' ? 'allPortfolios' : 'allProperties')}
        </Checkbox>
        {choices.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen !== 'all' && chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </Popover>
  );
}
