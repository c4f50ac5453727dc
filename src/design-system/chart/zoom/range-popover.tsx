import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '../../../foundation/calendar-day.ts';
import { Button } from '../../button.tsx';
import { dayText } from '../../inputs/calendar-text.ts';
import { DateInput } from '../../inputs/date/date-input.tsx';
import { Field } from '../../inputs/field.tsx';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { FilterPill } from '../../layout/filter-pill.tsx';
import { OpeningPopover } from '../../overlays/opening-popover.tsx';
import type { Trigger } from '../../overlays/use-opening.ts';
import type { DaySpan, RangeProps } from './range-control.tsx';
import styles from './range-popover.module.css';

type Props = RangeProps & {
  /** Opens it while no days are chosen. */
  button: Trigger;
  startsOpen: boolean;
};

/** The chosen days with the way to change and to clear them, and the two fields they are typed into. */
export default function RangePopover({ button, startsOpen, ...props }: Props) {
  const t = useTranslations('ui');
  const names = useCalendarNames();
  const [open, setOpen] = useState(startsOpen);
  const { range, onRangeChange } = props;
  const trigger = range ? (
    <FilterPill
      label={t('ownDays')}
      value={`${dayText(range.from, 'short', names)} – ${dayText(range.to, 'short', names)}`}
      active
      onClear={() => onRangeChange(undefined)}
    />
  ) : (
    button
  );
  return (
    <OpeningPopover
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      align="start"
      width={372}
      label={t('ownDays')}
    >
      <RangeForm
        {...props}
        onRangeChange={(chosen) => {
          setOpen(false);
          onRangeChange(chosen);
        }}
      />
    </OpeningPopover>
  );
}

function RangeForm({ range, onRangeChange, limits }: RangeProps) {
  const t = useTranslations('ui');
  const [from, setFrom] = useState(range?.from ?? limits.from);
  const [to, setTo] = useState(range?.to ?? limits.to);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (from && to) onRangeChange(twoDays(from, to));
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.pair}>
        <Field label={t('fromDay')}>
          <DateInput
            value={from}
            min={limits.from}
            max={to || limits.to}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field label={t('toDay')}>
          <DateInput
            value={to}
            min={from || limits.from}
            max={limits.to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
      </div>
      <p className={styles.note}>{t('ownDaysNote')}</p>
      <Button type="submit" variant="ink" size="sm" disabled={!from || !to}>
        {t('showDays')}
      </Button>
    </form>
  );
}

/** In order, and at least two: one value a day makes no line of a single one. */
export function twoDays(a: string, b: string): DaySpan {
  const [from, to] = a <= b ? [a, b] : [b, a];
  return { from: from === to ? addDays(from, -1) : from, to };
}
