import type { Visitor } from '../callers/visitor.ts';
import { złoty } from './sample-records.ts';

/** What the form of a property sends. */
export function newProperty(changes: Record<string, unknown> = {}) {
  return {
    name: 'Kawalerka, Redłowo',
    bought_price: '349000',
    bought_currency_id: złoty,
    current_price: '389000',
    currency_id: złoty,
    meter_square: '34',
    bought_at: Date.UTC(2024, 3, 26),
    build_at: '1978-01-01',
    country: 'Polska',
    state: 'pomorskie',
    city: 'Gdynia',
    street: 'ul. Legionów',
    street_number: '112/14',
    postal_code: '81-472',
    lat: 54.4965,
    lng: 18.5392,
    market_type: 2,
    share: '100',
    floor: 2,
    balcony: true,
    rooms_count: 1,
    bathrooms_count: 1,
    notary_cost: '3900',
    transfer_tax: '6980',
    agent_cost: '13020',
    ...changes,
  };
}

export function newRent(changes: Record<string, unknown> = {}) {
  return {
    kind: 'rent',
    amount: '2650',
    currency_id: złoty,
    every: 'month',
    from_day: '2024-06-10',
    to_day: null,
    vacancy_months: '0.5',
    tax_percent: '8.5',
    ...changes,
  };
}

export function newLoan(changes: Record<string, unknown> = {}) {
  return {
    amount: '312000',
    currency_id: złoty,
    taken_on: '2024-04-26',
    first_due: '2024-05-31',
    months: 360,
    repayment: 'annuity',
    rate_kind: 'fixed',
    fixed_until: '2029-06-30',
    percent: '6.98',
    ...changes,
  };
}

/** A property with rent and a mortgage; made through the API as a person would. */
export async function ownProperty(
  browser: Visitor,
): Promise<{ id: string; flowId: string; valuedOn: string }> {
  const made = await browser.post('/api/properties', newProperty());
  if (made.status !== 200) throw new Error(`no property: ${made.text}`);
  const { id } = made.body.data;
  const rent = await browser.post(`/api/properties/${id}/flows`, newRent());
  if (rent.status !== 200) throw new Error(`no rent: ${rent.text}`);
  const loan = await browser.put(`/api/properties/${id}/loan`, newLoan());
  if (loan.status !== 200) throw new Error(`no mortgage: ${loan.text}`);
  const valuedOn = '2025-10-02';
  const valued = await browser.post(`/api/properties/${id}/valuations`, { day: valuedOn, price: '364000' });
  if (valued.status !== 200) throw new Error(`no valuation: ${valued.text}`);
  return { id, flowId: rent.body.data.id, valuedOn };
}
