import { newLoan, newProperty, newRent } from '../../../records/own-property.ts';
import { type Fixture, type Row, signedIn } from '../../row.ts';

const own = { ...signedIn, stranger: 404 };
const at = async (fixture: Fixture, rest = '') => `/api/properties/${(await fixture.property()).id}${rest}`;
const flow = async (fixture: Fixture) => {
  const { id, flowId } = await fixture.property();
  return `/api/properties/${id}/flows/${flowId}`;
};

export const realEstateRoutes: Record<string, Row> = {
  'addresses.search': { ...signedIn, send: () => ({ path: '/api/addresses?search=gdy' }) },
  // The shipped list tells everything at once: there is nothing more to ask for.
  'addresses.read': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    send: () => ({ path: '/api/addresses/place-1' }),
  },
  'map.read': { ...signedIn, send: () => ({ path: '/api/map' }) },
  'properties.list': { ...signedIn, send: () => ({ path: '/api/properties?currency=eur' }) },
  'properties.names': { ...signedIn, send: () => ({ path: '/api/property-names' }) },
  'properties.course': { ...signedIn, send: () => ({ path: '/api/property-course?currency=pln' }) },
  'properties.create': { ...signedIn, send: () => ({ body: newProperty() }) },
  'properties.read': { ...own, send: async (fixture) => ({ path: await at(fixture) }) },
  'properties.update': {
    ...own,
    send: async (fixture) => ({ path: await at(fixture), body: newProperty({ name: 'Nowa nazwa' }) }),
  },
  'properties.delete': { ...own, send: async (fixture) => ({ path: await at(fixture) }) },
  'properties.value': {
    ...own,
    send: async (fixture) => ({
      path: await at(fixture, '/valuations'),
      body: { day: '2025-12-31', price: '370000' },
    }),
  },
  'properties.unvalue': {
    ...own,
    send: async (fixture) => {
      const { id, valuedOn } = await fixture.property();
      return { path: `/api/properties/${id}/valuations/${valuedOn}` };
    },
  },
  'properties.addFlow': {
    ...own,
    send: async (fixture) => ({ path: await at(fixture, '/flows'), body: newRent() }),
  },
  'properties.updateFlow': {
    ...own,
    send: async (fixture) => ({ path: await flow(fixture), body: newRent({ amount: '2700' }) }),
  },
  'properties.removeFlow': { ...own, send: async (fixture) => ({ path: await flow(fixture) }) },
  'properties.saveLoan': {
    ...own,
    send: async (fixture) => ({ path: await at(fixture, '/loan'), body: newLoan() }),
  },
  'properties.removeLoan': { ...own, send: async (fixture) => ({ path: await at(fixture, '/loan') }) },
};
