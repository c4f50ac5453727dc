import { useTranslations } from 'use-intl';
import type { Day } from '../../../foundation/calendar-day.ts';
import { OpeningPopover } from '../../overlays/opening-popover.tsx';
import type { Trigger } from '../../overlays/use-opening.ts';
import { FieldContext } from '../field-context.ts';
import { activeDay, Calendar } from './calendar.tsx';
import type { DayRange } from './calendar-days.ts';

type Props = DayRange & {
  /** The button beside the field. */
  trigger: Trigger;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: Day | undefined;
  onChoose: (day: Day) => void;
};

/** The calendar beside a date field; a sheet on a phone. Fetched when somebody asks for it. */
export default function CalendarPopover({ trigger, open, onOpenChange, ...calendar }: Props) {
  const t = useTranslations('ui');
  return (
    <OpeningPopover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      width={356}
      label={t('calendar')}
      focusFirst={activeDay}
    >
      {/* its lists of months and years are not the field's control */}
      <FieldContext value={{}}>
        <Calendar {...calendar} />
      </FieldContext>
    </OpeningPopover>
  );
}
