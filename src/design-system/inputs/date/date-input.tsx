import { lazy, Suspense, useContext, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Day } from '../../../foundation/calendar-day.ts';
import { IconButton } from '../../icon-button.tsx';
import { dayText } from '../calendar-text.ts';
import { FieldContext, useFieldControl } from '../field-context.ts';
import { InputBox } from '../input-box.tsx';
import { useCalendarNames } from '../use-calendar-names.ts';
import styles from './date-input.module.css';
import { readDay } from './read-day.ts';

const load = () => import('./calendar-popover.tsx');
const CalendarPopover = lazy(load);

type Props = {
  /** 2026-11-14, or nothing; with `onChange`. */
  value?: Day;
  defaultValue?: Day;
  /** Gets the day as 2026-11-14, or nothing while what is typed is no day. */
  onChange?: (event: { target: { value: Day } }) => void;
  onBlur?: () => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** In a form it is sent as 2026-11-14. */
  name?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
};

/**
 * A calendar day, typed as the page's language writes it or chosen in a calendar (U-16). The browser's own field would
 * follow the browser's language instead.
 */
export function DateInput({ min, max, className, disabled, ...props }: Props) {
  const t = useTranslations('ui');
  const field = useContext(FieldContext);
  const control = useFieldControl(props);
  const noteId = useId();
  const { day, shown, isWrong, type, choose, leave } = useTypedDay(props);
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never');
  const open = () => setCalendar('open');
  const button = (
    <IconButton
      icon="calendar"
      size="sm"
      label={t('openCalendar')}
      className={styles.open}
      disabled={disabled}
      onPointerEnter={load}
      {...(calendar === 'never' && { onClick: open })}
    />
  );
  const picker =
    calendar === 'never' ? (
      button
    ) : (
      <Suspense fallback={button}>
        <CalendarPopover
          trigger={button}
          open={calendar === 'open'}
          onOpenChange={(next) => setCalendar(next ? 'open' : 'closed')}
          value={day || undefined}
          min={min}
          max={max}
          onChoose={(chosen) => {
            choose(chosen);
            setCalendar('closed');
          }}
        />
      </Suspense>
    );
  return (
    <FieldContext value={isWrong ? { ...field, invalid: true } : field}>
      <InputBox after={picker} disabled={disabled} className={className}>
        <input
          {...control}
          type="text"
          aria-label={props['aria-label']}
          aria-invalid={isWrong || control['aria-invalid']}
          aria-describedby={isWrong ? noteId : control['aria-describedby']}
          autoComplete="off"
          maxLength={40}
          placeholder={t('dayExample')}
          disabled={disabled}
          value={shown}
          onFocus={load}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            open();
          }}
          onBlur={() => {
            leave();
            props.onBlur?.();
          }}
        />
        {props.name && <input type="hidden" name={props.name} value={day} />}
      </InputBox>
      {isWrong && (
        <span id={noteId} className={styles.wrong} role="alert">
          {t('dayWrong')}
        </span>
      )}
    </FieldContext>
  );
}

/** What stands in the field: what somebody types while it leads to the day it holds, else that day. */
function useTypedDay(props: Pick<Props, 'value' | 'defaultValue' | 'onChange'>) {
  const names = useCalendarNames();
  const t = useTranslations('ui');
  const form = useLocale() === 'pl' ? 'numeric' : 'short';
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const day = props.value ?? own;
  const read = (text: string) => readDay(text, [names.monthsShort, names.months, t('monthNames')]) ?? '';
  const isTyped = typed !== undefined && read(typed) === day;
  const hold = (next: Day) => {
    setOwn(next);
    if (next !== day) props.onChange?.({ target: { value: next } });
  };
  return {
    day,
    shown: isTyped ? typed : day && dayText(day, form, names),
    isWrong: isLeft && isTyped && day === '' && typed.trim() !== '',
    type: (text: string) => {
      setLeft(false);
      setTyped(text);
      hold(read(text));
    },
    choose: (next: Day) => {
      setTyped(undefined);
      hold(next);
    },
    leave: () => {
      setLeft(true);
      if (day) setTyped(undefined);
    },
  };
}
