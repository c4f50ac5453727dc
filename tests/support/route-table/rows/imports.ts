import { smallFile } from '../../records/own-document.ts';
import { type Row, signedIn } from '../row.ts';

export const importsRoutes: Record<string, Row> = {
  'imports.upload': { ...signedIn, send: () => ({ body: { file: smallFile, name: 'plik.csv' } }) },
  'imports.list': signedIn,
  // One that was typed came from no file.
  'imports.source': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/transactions/${(await fixture.portfolio()).transactionId}/source`,
    }),
  },
  'imports.template': signedIn,
  'imports.export': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/template` }),
  },
  'imports.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/import-documents/${await fixture.documentId()}` }),
  },
  'imports.change': {
    ...signedIn,
    // Its columns have to be named first.
    user: 422,
    key: 422,
    eyes: 422,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/import-documents/${await fixture.documentId()}`, body: {} }),
  },
  'imports.lookUp': {
    ...signedIn,
    // Prices are simulated here, and nothing real is mixed in.
    user: 422,
    key: 422,
    eyes: 422,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/import-documents/${await fixture.documentId()}/look-up` }),
  },
  'imports.leaning': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/import-documents/${await fixture.documentId()}/leaning` }),
  },
  'imports.undo': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/import-documents/${await fixture.documentId()}` }),
  },
};
