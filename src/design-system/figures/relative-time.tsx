import { useMemo } from 'react';
import { useLocale, useNow } from 'use-intl';
import { createFormatter } from 'use-intl/core';
import { dayText, inWarsaw } from '../inputs/calendar-text.ts';
import { useCalendarNames } from '../inputs/use-calendar-names.ts';

type Props = {
  /** An instant, ISO. */
  at: string;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** "5 minutes ago"; past a week the day itself. The exact time stands in the tooltip. */
export function RelativeTime({ at }: Props) {
  const locale = useLocale();
  const now = useNow();
  const format = useMemo(() => createFormatter({ locale }), [locale]);
  const names = useCalendarNames();
  const { day, time } = inWarsaw(at);
  const then = new Date(at);
  const full = `${dayText(day, 'short', names)}, ${time}`;
  const recent = Math.abs(now.getTime() - then.getTime()) < week;
  return (
    <time dateTime={at} title={full}>
      {recent ? format.relativeTime(then, now) : dayText(day, 'short', names)}
    </time>
  );
}
