import { describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../foundation/contract.ts';
import { awayAnswer } from '../../faults/away-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { loadShell } from './load-shell.ts';

/** A page whose calls answer an empty list, except those that fail. */
function pageWhere(failing: readonly string[], failure?: unknown) {
  const called: string[] = [];
  const faults: unknown[] = [];
  const page = {
    locale: 'pl',
    theme: null,
    currency: 'eur',
    now: '2026-11-14T10:00:00.000Z',
    site: { apiDocsUrl: null, socialUrls: ['a', 'b', 'c', 'd', 'e'], simulated: true },
    onFault: (error: unknown) => faults.push(error),
    async call(call: AnyCall) {
      called.push(call.id);
      if (failing.includes(call.id)) throw failure ?? new Error(call.id);
      if (call.id === 'portfolios.list')
        return { data: [{ id: 'p1', name: 'IKE', currency: 'pln' }], meta: {} };
      return call.id === 'user.current' ? { data: { id: 'u1' } } : { data: [], meta: {} };
    },
  } as unknown as PageContext;
  return { page, called, faults };
}

describe('loading the shell', () => {
  it('gives everything, with three social links', async () => {
    const { page } = pageWhere([]);
    const shell = await loadShell(page);
    expect(shell).toMatchObject({ user: { id: 'u1' }, savedCurrency: 'eur', simulated: true, absent: [] });
    expect(shell.links.social).toEqual(['a', 'b', 'c']);
    expect(shell.portfolios, 'for the search').toEqual([{ id: 'p1', name: 'IKE' }]);
  });

  it('goes on without what may be missing, and names it for the console (U-11)', async () => {
    const { page, faults } = pageWhere([
      'modules.list',
      'assetClasses.list',
      'currencies.list',
      'notifications.list',
      'portfolios.list',
    ]);
    const shell = await loadShell(page);
    expect(shell).toMatchObject({
      modules: [],
      assetClasses: [],
      currencies: [],
      notifications: [],
      portfolios: [],
    });
    expect(shell.absent).toEqual([
      'Could not get investment module',
      'Could not fetch assets classes',
      'Could not get currencies',
      'Could not fetch notification',
      'Could not get portfolios',
    ]);
    expect(faults).toHaveLength(5);
  });

  it('ends the session and asks to sign in when the user cannot be read', async () => {
    const { page, called } = pageWhere(['user.current']);
    const answer = await loadShell(page).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/pl/logowanie');
    expect(called).toContain('auth.signOut');
  });

  it('signs nobody out because the database cannot be had now (U-20)', async () => {
    const { page, called } = pageWhere(['user.current'], awayAnswer());
    const answer = await loadShell(page).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 503 });
    expect(called).not.toContain('auth.signOut');
  });
});
