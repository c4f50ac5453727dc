import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addMonths, type Day, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { Button } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../../icon-button.tsx';
import { dayText } from '../calendar-text.ts';
import { Select } from '../select.tsx';
import { useCalendarNames } from '../use-calendar-names.ts';
import styles from './calendar.module.css';
import { type DayRange, dayByKey, isIn, monthWeeks, nearestIn, yearsIn } from './calendar-days.ts';

/** The day the keyboard stands on. */
export const activeDay = 'td > button[tabindex="0"]';

type Props = DayRange & { value: Day | undefined; onChoose: (day: Day) => void };

/** One month of days, walked by the arrow keys; the week begins on Monday. */
export function Calendar({ value, min, max, onChoose }: Props) {
  const t = useTranslations('ui');
  const range = { min, max };
  const [today] = useState(() => dayInWarsaw(new Date()));
  const [active, setActive] = useState(() => nearestIn(range, value ?? today));
  const grid = useRef<HTMLTableElement>(null);
  // Keys move the focus; the lists and arrows over the month keep it.
  const [follows, setFollows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is what it waits for
  useEffect(() => {
    if (follows) grid.current?.querySelector<HTMLElement>(activeDay)?.focus();
  }, [active, follows]);
  const show = (day: Day, withFocus: boolean) => {
    setFollows(withFocus);
    setActive(day);
  };
  const walk = (event: KeyboardEvent) => {
    const day = dayByKey(event.key, event.shiftKey, active, range);
    if (!day) return;
    event.preventDefault();
    show(day, true);
  };
  return (
    <div className={styles.calendar}>
      <MonthChoice active={active} range={range} onShow={(day) => show(day, false)} />
      <MonthGrid
        grid={grid}
        active={active}
        value={value}
        today={today}
        range={range}
        onKeyDown={walk}
        onChoose={onChoose}
      />
      <div className={styles.foot}>
        <Button size="sm" disabled={!isIn(range, today)} onClick={() => onChoose(today)}>
          {t('goToToday')}
        </Button>
      </div>
    </div>
  );
}

type ChoiceProps = { active: Day; range: DayRange; onShow: (day: Day) => void };

/** Over the days: a month back, which month, which year, a month on. */
function MonthChoice({ active, range, onShow }: ChoiceProps) {
  const t = useTranslations('ui');
  const months = t('monthNames').split(' ');
  const to = (key: string) => dayByKey(key, false, active, range) ?? active;
  const month = Number(active.slice(5, 7));
  const year = Number(active.slice(0, 4));
  const pick = (of: number, at: number) =>
    onShow(nearestIn(range, addMonths(active, (of - year) * 12 + at - month)));
  return (
    <div className={styles.head}>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('monthBefore')}
        disabled={to('PageUp') === active}
        onClick={() => onShow(to('PageUp'))}
      />
      <Select
        className={styles.month}
        aria-label={t('month')}
        value={String(month)}
        options={months.map((label, at) => ({ value: String(at + 1), label }))}
        onChange={({ target }) => pick(year, Number(target.value))}
      />
      <Select
        className={styles.year}
        aria-label={t('year')}
        value={String(year)}
        options={yearsIn(range, active).map((one) => ({ value: String(one), label: String(one) }))}
        onChange={({ target }) => pick(Number(target.value), month)}
      />
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('monthAfter')}
        disabled={to('PageDown') === active}
        onClick={() => onShow(to('PageDown'))}
      />
    </div>
  );
}

type GridProps = Props & {
  grid: React.RefObject<HTMLTableElement | null>;
  active: Day;
  today: Day;
  range: DayRange;
  onKeyDown: (event: KeyboardEvent) => void;
};

function MonthGrid({ grid, active, value, today, range, onKeyDown, onChoose }: GridProps) {
  const t = useTranslations('ui');
  const names = useCalendarNames();
  const months = t('monthNames').split(' ');
  const whole = names.weekdays.split(' ');
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a table that is walked
      role="grid"
      className={styles.days}
      aria-label={`${months[Number(active.slice(5, 7)) - 1]} ${active.slice(0, 4)}`}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {t('weekdaysShort')
            .split(' ')
            .map((short, at) => (
              <th key={short} scope="col" abbr={whole[(at + 1) % whole.length]}>
                {short}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(active).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are their place
          <tr key={row}>
            {week.map((day, at) =>
              day ? (
                <td key={day}>
                  <button
                    type="button"
                    className={classNames(
                      styles.day,
                      day === value && styles.chosen,
                      day === today && styles.today,
                    )}
                    tabIndex={day === active ? 0 : -1}
                    aria-pressed={day === value}
                    aria-label={dayText(day, 'weekday', names)}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={!isIn(range, day)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of other months have no day
                <td key={at} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
