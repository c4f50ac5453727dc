import { useTranslations } from 'use-intl';
import type { TaxLogEntry } from '../../log-contract.ts';
import { type Reading, usualReadings } from '../../readings.ts';
import { useReadingWords } from '../use-tax-words.ts';

type What =
  | 'loss_method'
  | 'left_out'
  | 'not_collected'
  | 'crypto_carried'
  | 'filed'
  | 'slip'
  | 'loss'
  | 'treaty';

/** What a change was about, each thing from what it was to what it became. */
export function useLogWords(): (entry: TaxLogEntry) => string[] {
  const t = useTranslations('taxFiles.log');
  const readings = useReadingWords();
  return ({ detail }) =>
    detail.map(({ what, key, from, to }) => {
      if (what === 'reading') {
        const reading = key as Reading;
        const choice = (of: string | null) => readings.choice(reading, of ?? usualReadings[reading]);
        return `${readings.name(reading)}: ${choice(from)} → ${choice(to)}`;
      }
      if (what === 'loss_method') {
        const choice = (of: string | null) => (of ? readings.choice('loss_method', of) : t('nothing'));
        return `${t('what.loss_method', { key: key ?? '' })}: ${choice(from)} → ${choice(to)}`;
      }
      const named = what === 'slip' ? '' : (key ?? '');
      return `${t(`what.${what as What}`, { key: named })}: ${from ?? t('nothing')} → ${to ?? t('nothing')}`;
    });
}
