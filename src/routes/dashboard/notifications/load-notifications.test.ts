import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { loadNotifications } from './load-notifications.ts';

type Query = { start: string; limit: string; group: string; unread: string };

function pageOf(total: number, failsFrom = Number.POSITIVE_INFINITY) {
  const asked: Query[] = [];
  const faults: unknown[] = [];
  const page = {
    onFault: (error: unknown) => faults.push(error),
    async call(_call: unknown, { query }: { query: Query }) {
      asked.push(query);
      const start = Number(query.start);
      if (start >= failsFrom) throw new Error('away');
      const length = Math.max(0, Math.min(Number(query.limit), total - start));
      const data = Array.from({ length }, (_, at) => ({ id: `${start + at}` }));
      return { data, meta: { total, start, limit: length, unread: 7 } };
    },
  } as unknown as PageContext;
  return { page, asked, faults };
}
const search = (text: string) => new URLSearchParams(text);

describe('loading the list of notifications', () => {
  it('asks for the first thirty, by group and unread', async () => {
    const { page, asked } = pageOf(200);
    const loaded = await loadNotifications(page, search('group=money&unread=1'));
    expect(asked).toEqual([{ start: '0', limit: '30', group: 'money', unread: '1' }]);
    expect(loaded).toMatchObject({ total: 200, unread: 7, partial: false });
    expect(loaded?.list).toHaveLength(30);
  });

  it('has all that were asked for, however many calls that takes', async () => {
    const { page, asked } = pageOf(200);
    const loaded = await loadNotifications(page, search('shown=120'));
    expect(asked.map(({ start, limit }) => [start, limit])).toEqual([
      ['0', '90'],
      ['90', '30'],
    ]);
    expect(loaded?.list.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, at) => `${at}`));
  });

  it('shows what it has when later ones cannot be had, and says so', async () => {
    const { page, faults } = pageOf(200, 90);
    const loaded = await loadNotifications(page, search('shown=120'));
    expect(loaded).toMatchObject({ partial: true, total: 200 });
    expect(loaded?.list).toHaveLength(90);
    expect(faults).toHaveLength(1);
  });

  it('has nothing when the first call fails', async () => {
    const { page } = pageOf(200, 0);
    expect(await loadNotifications(page, search(''))).toBeNull();
  });

  it.each(['shown=-3', 'shown=many', 'shown=1.5', 'group=nothing'])(
    'takes %s for what is usual',
    async (text) => {
      const { page, asked } = pageOf(200);
      await loadNotifications(page, search(text));
      expect(asked).toEqual([{ start: '0', limit: '30', group: 'all', unread: '0' }]);
    },
  );
});
