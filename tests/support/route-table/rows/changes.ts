import { type Fixture, type Row, signedIn } from '../row.ts';

const own = { ...signedIn, stranger: 404 };
const at = async (fixture: Fixture, rest = '') => `/api/changes/${await fixture.changeId()}${rest}`;

export const changesRoutes: Record<string, Row> = {
  'changes.list': signedIn,
  'changes.read': { ...own, send: async (fixture) => ({ path: await at(fixture) }) },
  'changes.undo': { ...own, send: async (fixture) => ({ path: await at(fixture, '/undo') }) },
  'changes.restore': { ...own, send: async (fixture) => ({ path: await at(fixture, '/restore'), body: {} }) },
};
