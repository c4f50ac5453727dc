import { type BondDetail, listBonds, readBond } from '../../../domains/bonds/contract.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** The bonds, and the one of them whose ways are compared: the one asked for, else the largest that can be given back. */
export async function loadBonds(page: PageContext, wanted: string | null, withClosed: boolean) {
  try {
    const currency = await shownCurrency(page);
    const list = await page.call(listBonds, {
      query: { currency, ...(withClosed && { closed: '1' as const }) },
    });
    const held = list.data.filter(
      ({ status, redemption, kind }) => status === 'held' && redemption && kind !== 'catalyst',
    );
    const longer = held.filter(({ kind }) => kind !== 'OTS');
    const largest = (longer.length ? longer : held).toSorted((a, b) => Number(b.value) - Number(a.value))[0];
    const compared = list.data.find(({ id }) => id === wanted) ?? largest;
    return {
      shown: { bonds: list.data, totals: list.totals },
      detail: compared ? await detailOf(page, compared.id, currency) : null,
    };
  } catch (error) {
    page.onFault(error);
    return { shown: null, detail: null };
  }
}

/** Without it the page is complete but for its comparison. */
async function detailOf(
  { call, onFault }: PageContext,
  id: string,
  currency: string,
): Promise<BondDetail | null> {
  try {
    return (await call(readBond, { params: { id }, query: { currency } })).data;
  } catch (error) {
    onFault(error);
    return null;
  }
}
