import { createTranslator } from 'use-intl/core';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { formatNumber, formatPercent, plain } from '../../../../foundation/format-number.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import type { Facts, LineFacts } from '../../result/interpretation-facts.ts';

type Language = 'en' | 'pl';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const longDay = { en: new Intl.DateTimeFormat('en-GB', day), pl: new Intl.DateTimeFormat('pl-PL', day) };

/** Figures as the screens show them: two decimals, money in its currency's own way. */
export function wordsFor(facts: Facts, language: Language) {
  const t = createTranslator({
    locale: language,
    messages: allMessages(language),
    namespace: 'backtest.text',
  });
  const names: Record<string, { name: string }> = allMessages(language).backtest.strategies;
  const percentText = (value: number, { signed = false } = {}) =>
    formatPercent(plain(value) ?? '0', { style: language, signed });
  return {
    t,
    percent: (fraction: number, options?: { signed?: boolean }) => percentText(fraction * 100, options),
    percentText,
    number: (value: number) => formatNumber(plain(value) ?? '0', { style: language }),
    whole: (value: number) => formatNumber(String(Math.round(value)), { style: language, decimals: 0 }),
    money: (text: string) => formatAmount(text, facts.currency),
    day: (day: string) => longDay[language].format(new Date(day)),
    name(line: LineFacts): string {
      if (line.slot === 0) return line.name === 'SP500' ? 'S&P 500' : line.name;
      const own = names[line.name]?.name ?? line.name;
      const isRepeated = facts.lines.some((other) => other !== line && other.name === line.name);
      return isRepeated ? t('numbered', { name: own, slot: line.slot }) : own;
    },
  };
}
export type Words = ReturnType<typeof wordsFor>;
