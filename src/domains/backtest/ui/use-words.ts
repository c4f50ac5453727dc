import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { isDay } from '../../../foundation/calendar-day.ts';
import { withoutExponent } from '../../../foundation/decimal.ts';
import { strategyNames } from '../strategy-params.ts';

/** Names and sentences the whole dialog uses. */
export function useWords() {
  const t = useTranslations('backtest');
  const common = useTranslations('common');
  const names = useCalendarNames();
  const { count } = useFigures();
  const day = (value: string) => dayText(value, 'short', names);
  const known = (name: string) => strategyNames.find((one) => one === name);

  const read = (value: string | number) => {
    if (isDay(String(value))) return day(String(value));
    return Number.isInteger(value) && Number(value) >= 1000 ? count(Number(value)) : value;
  };

  /** Why something is refused or has ended. Days in the values are written as people read them. */
  const failure = (key: string, values: Record<string, string | number> = {}): string => {
    const word = `failure.${key}` as 'failure.fault';
    const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
    const text = t.has(word) ? t(word, shown as never) : '';
    // A text whose values did not come is given back as its name.
    if (text && !text.endsWith(word)) return text;
    const plain = `failure.${key}` as 'failure.invalid';
    return common.has(plain) ? common(plain) : t('failure.fault');
  };
  return {
    day,
    failure,
    strategy: (name: string) => {
      const key = known(name);
      return key ? t(`strategies.${key}.name`) : name;
    },
    short: (name: string) => {
      const key = known(name);
      return key ? t(`strategies.${key}.short`) : name;
    },
    about: (name: string) => {
      const key = known(name);
      return key ? t(`strategies.${key}.about`) : '';
    },
  };
}

/** Numbers of the dialog in the page's language: how many, and with as many decimals as there are. */
export function useFigures() {
  const numbers = useNumbers();
  return useMemo(
    () => ({
      count: (value: number) => numbers.number(String(Math.round(value)), { decimals: 0 }),
      decimal: (value: number) => numbers.quantity(withoutExponent(String(value))),
    }),
    [numbers],
  );
}
