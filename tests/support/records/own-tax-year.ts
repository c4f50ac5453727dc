import type { Visitor } from '../callers/visitor.ts';
import { złoty } from './sample-records.ts';

const year = 2024;

/** A year that is over and was not filed, or not any more. */
export async function openTaxYear(browser: Visitor): Promise<number> {
  await browser.delete(`/api/taxes/${year}/filing`);
  return year;
}

export async function filedTaxYear(browser: Visitor): Promise<number> {
  await browser.post(`/api/taxes/${await openTaxYear(browser)}/filing`, { filed_on: '2025-04-01' });
  return year;
}

/** A sale of 2025 of what is bought here first. */
export async function taxedSale(
  browser: Visitor,
  { id, assetId }: { id: string; assetId: string },
): Promise<{ year: number; id: string }> {
  const fields = { portfolio_id: id, asset_id: assetId, currency_id: złoty, amount: '1' };
  await browser.post('/api/transactions', { ...fields, type: 'buy', created_at: '2025-01-13', price: '10' });
  const sold = await browser.post('/api/transactions', {
    ...{ ...fields, type: 'sell', created_at: '2025-06-16', price: '12' },
  });
  return { year: 2025, id: sold.body.data.id };
}

/** The year whose papers are shared. */
export const sharedYear = 2023;

/** The id of a link to the papers of a year. */
export async function sharedTaxYear(browser: Visitor): Promise<string> {
  return (await browser.put(`/api/taxes/${sharedYear}/link`, {})).body.data.id;
}
