import * as bookStore from '../../../../src/domains/real-estate/server/property-book-store.ts';
import * as propertyStore from '../../../../src/domains/real-estate/server/property-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { currencyIds } from '../../callers/trader.ts';
import type { Questions } from './broker-questions.ts';

export const propertyStores = [propertyStore, bookStore];

const at = new Date('2026-11-13T12:00:00Z');
const flow = {
  kind: 'rent' as const,
  amount: '1',
  every: 'month' as const,
  from_day: '2025-01-01',
  to_day: null,
  vacancy_months: '0',
  tax_percent: '0',
  note: null,
};
const fields = {
  name: 'Dom',
  bought_price: '1',
  bought_currency_id: currencyIds.pln,
  bought_on: '2024-01-01',
  currency_id: currencyIds.pln,
  notary_cost: '0',
  transfer_tax: '0',
  agent_cost: '0',
  other_cost: '0',
  meter_square: '1',
  built_on: null,
  country: 'Polska',
  state: null,
  city: 'Gdynia',
  street: 'x',
  street_number: '1',
  postal_code: null,
  lat: null,
  lng: null,
  market_type: 1,
  share: '100',
  floor: null,
  balcony: null,
  rooms_count: null,
  bathrooms_count: null,
};

/** Every function of the stores of properties, as it is asked for one person and a property of theirs. */
export function propertyQuestions(of: () => { userId: string; propertyId: string }): Questions {
  const user = () => of().userId;
  const id = () => of().propertyId;
  return {
    propertiesOf: (tx) => propertyStore.propertiesOf(tx, user()),
    propertyById: (tx) => propertyStore.propertyById(tx, user(), id()),
    propertyNames: (tx) => propertyStore.propertyNames(tx, user()),
    lockProperty: (tx) => propertyStore.lockProperty(tx, user(), id()),
    propertyStamp: (tx) => propertyStore.propertyStamp(tx, user()),
    propertyOfSubmission: (tx) => propertyStore.propertyOfSubmission(tx, user(), newId()),
    lockSubmissions: (tx) => propertyStore.lockSubmissions(tx, user()),
    insertProperty: (tx) =>
      propertyStore.insertProperty(tx, user(), { ...fields, id: newId(), submission_id: null, at }),
    changeProperty: (tx) => propertyStore.changeProperty(tx, user(), id(), fields, at),
    touchProperty: (tx) => propertyStore.touchProperty(tx, user(), id()),
    removeProperty: (tx) => propertyStore.removeProperty(tx, user(), id()),
    valuationsOf: (tx) => bookStore.valuationsOf(tx, user()),
    putValuation: (tx) =>
      bookStore.putValuation(tx, user(), {
        property_id: id(),
        day: '2025-01-01',
        price: '2',
        currency_id: currencyIds.pln,
        at,
      }),
    deleteValuation: (tx) => bookStore.deleteValuation(tx, user(), id(), '2025-10-02'),
    flowsOf: (tx) => bookStore.flowsOf(tx, user(), id()),
    flowOfSubmission: (tx) => bookStore.flowOfSubmission(tx, user(), newId()),
    insertFlow: (tx) =>
      bookStore.insertFlow(tx, user(), { ...flow, id: newId(), property_id: id(), submission_id: null, at }),
    changeFlow: (tx) => bookStore.changeFlow(tx, user(), { ...flow, id: newId(), property_id: id() }),
    deleteFlow: (tx) => bookStore.deleteFlow(tx, user(), id(), newId()),
    loansOf: (tx) => bookStore.loansOf(tx, user()),
    loansOfMany: (tx) => bookStore.loansOfMany(tx, [user()]),
    putLoan: (tx) =>
      bookStore.putLoan(tx, user(), {
        property_id: id(),
        amount: '1',
        currency_id: currencyIds.pln,
        taken_on: '2024-01-01',
        first_due: '2024-02-01',
        months: 12,
        repayment: 'annuity',
        rate_kind: 'fixed',
        fixed_until: null,
        rates: [{ from: '2024-01-01', percent: '5' }],
        overpayments: [],
        at,
      }),
    deleteLoan: (tx) => bookStore.deleteLoan(tx, user(), id()),
  };
}
