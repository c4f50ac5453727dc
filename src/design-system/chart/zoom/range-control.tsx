import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Day } from '../../../foundation/calendar-day.ts';
import { IconButton } from '../../icon-button.tsx';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { FilterPill } from '../../layout/filter-pill.tsx';

const load = () => import('./range-popover.tsx');
const RangePopover = lazy(load);

/** Days of one's own, both included. */
export type DaySpan = { from: Day; to: Day };

export type RangeProps = {
  range: DaySpan | undefined;
  /** Nothing takes the named period again. */
  onRangeChange: (range: DaySpan | undefined) => void;
  /** The days there are. */
  limits: DaySpan;
};

/** Beside the switch of periods: days of one's own, typed or dragged over the chart (U-24). */
export function RangeControl({ range, onRangeChange, limits }: RangeProps) {
  const t = useTranslations('ui');
  const names = useCalendarNames();
  const [popover, setPopover] = useState<'never' | 'open' | 'closed'>('never');
  const asked = popover === 'never' && { onClick: () => setPopover('open') };
  const trigger = range ? (
    <FilterPill
      label={t('ownDays')}
      value={`${dayText(range.from, 'short', names)} – ${dayText(range.to, 'short', names)}`}
      active
      onClear={() => onRangeChange(undefined)}
      {...asked}
    />
  ) : (
    <IconButton icon="calendar" label={t('ownDays')} onPointerEnter={load} {...asked} />
  );
  if (popover === 'never') return trigger;
  return (
    <Suspense fallback={trigger}>
      <RangePopover
        trigger={trigger}
        open={popover === 'open'}
        onOpenChange={(open) => setPopover(open ? 'open' : 'closed')}
        range={range}
        onRangeChange={onRangeChange}
        limits={limits}
      />
    </Suspense>
  );
}
