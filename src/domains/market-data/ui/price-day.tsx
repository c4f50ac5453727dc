import { useTranslations } from 'use-intl';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import type { Quote } from './quote.ts';

/** The day most of the quotes are of: the newest. */
export function newestDay(quotes: readonly Quote[]): string | null {
  return quotes.reduce<string | null>(
    (newest, { price_day }) => (price_day && (!newest || price_day > newest) ? price_day : newest),
    null,
  );
}

type Props = { day: string; assetClass: string };

/** Whose close is shown. Crypto trades day and night and has no close. */
export function PriceDay({ day, assetClass }: Props) {
  const t = useTranslations('market');
  return t.rich(assetClass === 'crypto' ? 'lastPrice' : 'close', { day: () => <DayDate day={day} /> });
}
