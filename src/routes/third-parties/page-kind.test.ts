import { expect, test } from 'vitest';
import { type PageName, pageNames, path } from '../../i18n/paths.ts';
import { pageKindOf } from './page-kind.ts';

const params = {
  year: '2025',
  token: 'abc',
  id: 'abc',
  class: 'stocks',
  asset: 'pko',
  slug: 'x',
  article: 'x',
  area: 'bonds',
  broker: 'x',
  fileName: 'x',
};
const withPassword: PageName[] = ['login', 'register', 'forgotPassword', 'resetPassword'];
const withSecret: PageName[] = [
  'verifyEmail',
  'undoEmail',
  'lessOfThis',
  'sharedReport',
  'sharedTaxes',
  'sharedStrategy',
];

test.each(pageNames)(
  '%s is of the same kind in both languages, as a page and as its data (SF-19)',
  (page) => {
    const dashboard = path(page, 'en', params).startsWith('/dashboard');
    const quiet = [...withPassword, ...withSecret].includes(page);
    for (const locale of ['en', 'pl'] as const) {
      const address = path(page, locale, params);
      const data = address === '/' ? '/_root.data' : `${address}.data`;
      const kind = dashboard ? 'dashboard' : quiet ? 'quiet' : 'public';
      expect([pageKindOf(address), pageKindOf(data)], address).toEqual([kind, kind]);
    }
  },
);

test.each(['/nonsense', '/pl/nonsense', '/reports/abc/more', '/texts/consent', '/dev/gallery'])(
  '%s is no page that everybody reads',
  (address) => {
    expect(pageKindOf(address)).toBe('quiet');
  },
);
