import { useTranslations } from 'use-intl';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { TagPill } from '../../../remarks/ui/tag-pill.tsx';
import { benchmarks } from '../../../valuation/figures-contract.ts';
import {
  earlierPeriod,
  familyOf,
  hasPeriod,
  isCompared,
  laterPeriod,
  type ReportView,
} from '../../report-view.ts';
import { type Choice, ChosenPill } from './chosen-pill.tsx';
import styles from './controls.module.css';
import { PeriodPill } from './period-pill.tsx';

type Props = {
  view: ReportView;
  today: string;
  choices: readonly Choice[];
  /** All of one's own. */
  tags: readonly string[];
  onChange: (changes: Partial<ReportView>) => void;
};

/** What the report is of; the currency is the one of the bar above. */
export function ReportControls({ view, today, choices, tags, onChange }: Props) {
  const t = useTranslations('reports.controls');
  const earlier = earlierPeriod(view.period);
  const later = laterPeriod(view.period, today);
  return (
    <fieldset className={styles.controls} aria-label={t('label')} data-print="hide">
      <ChosenPill
        family={familyOf(view.kind)}
        chosen={view.chosen}
        choices={choices}
        onChange={(chosen) => onChange({ chosen })}
      />
      {hasPeriod(view.kind) && (
        <span className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={t('earlier')}
            disabled={earlier === null}
            onClick={() => earlier !== null && onChange({ period: earlier })}
          />
          <PeriodPill period={view.period} today={today} onChange={(period) => onChange({ period })} />
          <IconButton
            icon="chevron-right"
            label={t('later')}
            disabled={later === null}
            onClick={() => later !== null && onChange({ period: later })}
          />
        </span>
      )}
      {isCompared(view.kind) && (
        <Menu
          align="start"
          trigger={<FilterPill label={t('benchmark')} value={t(view.benchmark)} />}
          items={benchmarks.map((benchmark) => ({
            label: t(benchmark),
            checked: benchmark === view.benchmark,
            onSelect: () => onChange({ benchmark }),
          }))}
        />
      )}
      {familyOf(view.kind) === 'broker' && (
        <TagPill tags={tags} chosen={view.tag} onChoose={(tag) => onChange({ tag })} />
      )}
    </fieldset>
  );
}
