import { useEffect, useState } from 'react';
import { isDay } from '../../../../foundation/calendar-day.ts';
import type { DayPrice } from './transaction-price.ts';
import type { TransactionSources } from './transaction-sources.ts';

type Known = { of: string; price: DayPrice | null };

/** The market's price of an asset on a day: undefined while it is asked for, null where there is none. */
export function useTransactionPrice(
  sources: TransactionSources,
  assetId: string | undefined,
  day: string,
  today: string,
): DayPrice | null | undefined {
  const [known, setKnown] = useState<Known>();
  // A year is typed digit by digit: the year 202 has no prices.
  const isAsked = assetId !== undefined && isDay(day) && day <= today && day > '1900';
  const wanted = isAsked ? `${assetId} ${day}` : '';
  useEffect(() => {
    if (!wanted || !assetId) return;
    let isWanted = true;
    sources.price(assetId, day).then(
      (price) => isWanted && setKnown({ of: wanted, price }),
      // Without it the form works all the same.
      () => isWanted && setKnown({ of: wanted, price: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [sources, assetId, day, wanted]);
  if (!wanted) return null;
  return known?.of === wanted ? known.price : undefined;
}
