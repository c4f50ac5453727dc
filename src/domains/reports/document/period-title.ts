import { readPeriod } from '../report-period.ts';
import { dayName, monthName, type Words } from './document-words.ts';

/** A period as a title: Rok 2025, Q2 2025, March 2025, 15 Jan 2025 – 2 Mar 2025. */
export function periodTitle(text: string, { say, language }: Pick<Words, 'say' | 'language'>): string {
  const period = readPeriod(text)!;
  switch (period.of) {
    case 'start':
      return say('period.start');
    case 'year':
      return say('period.year', { year: period.at });
    case 'quarter':
      return say('period.quarter', { quarter: period.at.slice(-1), year: period.at.slice(0, 4) });
    case 'month': {
      const name = monthName(period.at, language);
      return name.charAt(0).toUpperCase() + name.slice(1);
    }
    case 'days':
      return `${dayName(period.from, language)} – ${dayName(period.to, language)}`;
  }
}
