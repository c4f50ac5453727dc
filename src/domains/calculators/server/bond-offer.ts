import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Context } from '../../../platform/http/context.ts';
import { newestOfKind } from '../../bonds/server/series-store.ts';
import { offeredKinds } from '../bond-choice/bond-offer.ts';

/** What is on sale this month, or was last: a kind that is not known at all is left out. */
export async function readBondOffer({ services }: Pick<Context, 'services'>) {
  const month = dayInWarsaw(services.clock.now()).slice(0, 7);
  const found = await Promise.all(
    offeredKinds.map(async (kind) => ({ kind, series: await newestOfKind(services.database, kind, month) })),
  );
  const data = found.flatMap(({ kind, series }) =>
    series?.first_rate && series.issue_month
      ? [
          {
            kind,
            symbol: series.symbol,
            issue_month: series.issue_month,
            first_rate: series.first_rate,
            margin: series.margin,
            fee: series.fee,
          },
        ]
      : [],
  );
  return { data, meta: { total: data.length, start: 0, limit: offeredKinds.length } };
}
