import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { useComparison } from './comparison-context.ts';

/** The days everything is of: "since 2 Jan 2025", or "2 Jan 2025 to 31 Mar 2025" where they are over (rule CO-6). */
export function useSpanWords(): string {
  const t = useTranslations('comparison.span');
  const names = useCalendarNames();
  const { data, isOver } = useComparison();
  const [from, to] = [data.from!, data.to!].map((day) => dayText(day, 'short', names));
  return isOver ? t('over', { from: from!, to: to! }) : t('since', { from: from! });
}
