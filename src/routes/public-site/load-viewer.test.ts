import { expect, test } from 'vitest';
import type { AnyCall } from '../../foundation/contract.ts';
import { awayAnswer } from '../faults/away-answer.ts';
import type { PageContext } from '../page-context.ts';
import { loadViewer } from './load-viewer.ts';

/** A page of somebody with a session, or of a visitor, whose calls answer or fail. */
function pageOf(actor: object | null, failing: readonly string[] = []) {
  const called: string[] = [];
  const faults: unknown[] = [];
  const page = {
    actor,
    onFault: (error: unknown) => faults.push(error),
    async call(call: AnyCall) {
      called.push(call.id);
      if (failing.includes(call.id)) throw new Error(call.id);
      return { data: { name: 'Jan' } };
    },
  } as unknown as PageContext;
  return { page, called, faults };
}

test('who is signed in is greeted, and a visitor asks nothing', async () => {
  expect(await loadViewer(pageOf({ userId: 'u1' }).page)).toEqual({ name: 'Jan' });
  const visitor = pageOf(null);
  expect(await loadViewer(visitor.page)).toBeNull();
  expect(visitor.called).toEqual([]);
});

test('a user who cannot be read does not break the public site, and is signed out (U-22)', async () => {
  const { page, called, faults } = pageOf({ userId: 'u1' }, ['user.current']);
  expect(await loadViewer(page)).toBeNull();
  expect(called).toEqual(['user.current', 'auth.signOut']);
  expect(faults, 'the operator reads of it').toHaveLength(1);
});

test('a server that is away for a moment signs nobody out (U-22)', async () => {
  const { page, called } = pageOf({ userId: 'u1' });
  const call = page.call;
  page.call = (async (...args: Parameters<typeof call>) => {
    await call(...args);
    throw awayAnswer();
  }) as typeof call;
  expect(await loadViewer(page)).toBeNull();
  expect(called).toEqual(['user.current']);
});

test('the page is shown even if the sign-out fails as well', async () => {
  const { page, faults } = pageOf({ userId: 'u1' }, ['user.current', 'auth.signOut']);
  expect(await loadViewer(page)).toBeNull();
  expect(faults).toHaveLength(2);
});
