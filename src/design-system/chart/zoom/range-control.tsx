import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Day } from '../../../foundation/calendar-day.ts';
import { IconButton } from '../../icon-button.tsx';

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

/**
 * Beside the switch of periods: days of one's own, typed or dragged over the chart (U-18). What stands behind the button
 * is fetched when somebody asks for it.
 */
export function RangeControl(props: RangeProps) {
  const t = useTranslations('ui');
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton
      icon="calendar"
      label={t('ownDays')}
      onPointerEnter={load}
      {...(!isAsked && { onClick: () => setAsked(true) })}
    />
  );
  if (!isAsked && !props.range) return button;
  return (
    <Suspense fallback={button}>
      <RangePopover {...props} button={button} startsOpen={isAsked} />
    </Suspense>
  );
}
