import { readMap } from '../../../domains/real-estate/addresses-contract.ts';
import { listProperties, propertyCourse, readProperty } from '../../../domains/real-estate/contract.ts';
import { totalsOf } from '../../../domains/real-estate/property-totals.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** The properties, what they are together, and the one that is looked at; null where they cannot be had now. */
export async function loadProperties(page: PageContext, chosen: string | null) {
  const today = dayInWarsaw(new Date(page.now));
  try {
    const query = { currency: await shownCurrency(page) };
    const [list, course, map, detail] = await Promise.all([
      page.call(listProperties, { query }),
      page.call(propertyCourse, { query }),
      page.call(readMap, {}),
      chosen === null ? null : loadDetail(page, chosen, query),
    ]);
    const properties = list.data;
    return {
      today,
      shown: {
        currency: query.currency,
        properties,
        totals: totalsOf(properties.map(({ figures }) => figures)),
        course: course.data,
        mapStyle: map.data.style,
        detail,
      },
    };
  } catch (error) {
    page.onFault(error);
    return { today, shown: null };
  }
}

/** A property that is gone, or somebody else's, is not looked at; one that cannot be had now says so. */
async function loadDetail(page: PageContext, id: string, query: { currency: string }) {
  try {
    return (await page.call(readProperty, { params: { id }, query })).data;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}
