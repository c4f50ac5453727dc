import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { roundDecimal } from '../../../foundation/format-number.ts';
import type { Figure } from '../figure.ts';

/** A number as a sentence has it: percentages without decimals that say nothing. */
export function useFigureText(): (figure: Figure) => string {
  const t = useTranslations('education');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const short = (value: string) => numbers.quantity(roundDecimal(value, 2));
  return (figure) => {
    switch (figure.kind) {
      case 'money':
        return formatAmount(figure.value, figure.currency.toUpperCase());
      case 'percent':
        return `${short(figure.value)}%`;
      case 'points':
        return t('points', { value: numbers.number(figure.value, { signed: true }) });
      case 'number':
        return numbers.number(figure.value);
      case 'rate':
        return numbers.number(figure.value, { decimals: 2 });
      case 'count':
        return numbers.quantity(figure.value);
      case 'days':
        return t('days', { count: Number(figure.value) });
      case 'day':
        return dayText(figure.value, 'short', names);
    }
  };
}
