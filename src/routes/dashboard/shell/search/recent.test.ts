import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRecent, mostRecent, type Recent, recentOf, remember } from './recent.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const page = (id: string): Recent => ({
  kind: 'page',
  id,
  title: id,
  ticker: null,
  note: null,
  to: `/${id}`,
});
const ids = (user: string) => recentOf(user).map(({ id }) => id);

test('the newest comes first, each once, and no more than are offered (SE-9)', () => {
  for (let n = 0; n < 20; n++) remember('anna', page(`p${n}`));
  remember('anna', page('p15'));
  expect(ids('anna')).toHaveLength(mostRecent);
  expect(ids('anna').slice(0, 3)).toEqual(['p15', 'p19', 'p18']);
});

test('another person in the same browser sees nothing of it, and nothing is left when asked to forget', () => {
  remember('anna', page('secret'));
  expect(ids('piotr')).toEqual([]);
  forgetRecent();
  expect(ids('anna')).toEqual([]);
  kept.set('search-recent', '{"user":"anna","opened":7}');
  expect(ids('anna')).toEqual([]);
});
