import { expect, test } from 'vitest';
import type { AnyCall } from '../../../foundation/contract.ts';
import type { PageContext } from '../../page-context.ts';
import { type DeskView, sectionOf } from './desk-views.ts';
import { loadView } from './load-view.ts';

/** The calls that a view asks for its data. */
async function askedBy(view: DeskView): Promise<string[]> {
  const called: string[] = [];
  const page = {
    now: '2026-11-14T10:00:00.000Z',
    site: { company: { email: '' }, plans: true },
    onFault: (error: unknown) => expect.unreachable(String(error)),
    async call(call: AnyCall) {
      called.push(call.id);
      return { data: [], meta: {} };
    },
  } as unknown as PageContext;
  await loadView(view, { ...page, search: new URLSearchParams() });
  return called;
}

/** What several sections show, each of them where it concerns what is listed there. */
const troubles = 'admin.stripe';

test('a view of the desk asks for its own lists, and for none of another view (OP-3)', async () => {
  const views = Object.keys(sectionOf) as DeskView[];
  const lists = await Promise.all(views.map(askedBy));
  for (const [at, asked] of lists.entries()) expect(asked.length, views[at]).toBeGreaterThan(0);
  const all = lists.flat().filter((id) => id !== troubles);
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});
