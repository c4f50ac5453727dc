import { listCurrencies } from '../../../../domains/instruments/contract.ts';
import type { PageContext } from '../../../page-context.ts';
import { chooseCurrency } from './currency-choice.ts';

/** The currency a page's figures are asked in: what the top bar shows, so that the two never differ. */
export async function shownCurrency({
  call,
  currency,
}: Pick<PageContext, 'call' | 'currency'>): Promise<string> {
  const { data } = await call(listCurrencies, {});
  return chooseCurrency(data, currency);
}
