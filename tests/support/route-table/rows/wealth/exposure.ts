import { type Row, signedIn } from '../../row.ts';

export const newMakeUp = { as_of: '2024-01-31', positions: [{ name: 'Bursztyn SA', weight: '60' }] };

export const exposureRoutes: Record<string, Row> = {
  'lookThrough.read': signedIn,
  'lookThrough.export': signedIn,
  'lookThrough.overlap': signedIn,
  'makeUps.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/make-ups/${await fixture.madeUpAssetId()}` }),
  },
  'makeUps.save': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/make-ups/${await fixture.ownAssetId()}`, body: newMakeUp }),
  },
  'makeUps.upload': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/make-ups/${await fixture.ownAssetId()}/file`,
      body: { csv: 'Name,Weight\nBursztyn SA,60\n', as_of: '2024-01-31' },
    }),
  },
  'makeUps.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/make-ups/${await fixture.madeUpAssetId()}` }),
  },
  'makeUps.export': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/make-ups/${await fixture.madeUpAssetId()}/export` }),
  },
};
