import type { Loaded } from '../../../../design-system/loading/answer.ts';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { isDay } from '../../../../foundation/calendar-day.ts';
import type { DayPrice } from './transaction-price.ts';
import type { TransactionSources } from './transaction-sources.ts';

/** The market's price of an asset on a day: null where there is none, nothing asked for a day that cannot have one. */
export function useDayPrice(
  sources: Pick<TransactionSources, 'price'>,
  assetId: string | undefined,
  day: string,
  today: string,
): Loaded<DayPrice | null> {
  // A year is typed digit by digit: the year 202 has no prices.
  const isAsked = assetId !== undefined && isDay(day) && day <= today && day > '1900';
  return useLoaded(isAsked ? `${assetId} ${day}` : null, () => sources.price(assetId ?? '', day)).shown;
}
