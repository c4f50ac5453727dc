import { expect, test } from 'vitest';
import { type PageName, pageNames, pattern } from '../../../i18n/paths.ts';
import { sitePages } from '../site-pages.ts';
import { addressOf } from './site-text.ts';

/** Public pages whose words are not the operator's, with why. */
const notEdited: Partial<Record<PageName, string>> = {
  tool: 'the pattern of the calculators, each of which has its own words',
  terms: 'a document, not a page',
  privacyPolicy: 'a document, not a page',
  forgotPassword: 'a step that no search engine shows',
  resetPassword: 'opened by the link of a mail alone',
  verifyEmail: 'opened by the link of a mail alone',
  undoEmail: 'opened by the link of a mail alone',
  lessOfThis: 'opened by the link of a mail alone',
  newsletter: 'a step that no search engine shows',
  newsletterConfirm: 'opened by the link of a mail alone',
  newsletterLeave: 'opened by the link of a mail alone',
  apiArea: 'calls as their contracts describe them',
  sharedReport: 'what it says is its owner’s',
  sharedTaxes: 'what it says is its owner’s',
  sharedStrategy: 'what it says is its owner’s',
};

const types = [...sitePages, 'symbols/:class', 'symbols/:class/:asset'];
const edited = new Set(types.map((type) => decodeURIComponent(addressOf(type, 'en'))));
const publicPages = pageNames.filter((page) => !/^\/dashboard(\/|$)/.test(pattern(page, 'en')));

test('the operator can change the words of every public page, or there is a reason why not (PS-12)', () => {
  const untold = publicPages.filter((page) => !edited.has(pattern(page, 'en')) && !(page in notEdited));
  expect(untold).toEqual([]);
});

test('every reason is still needed', () => {
  const idle = Object.keys(notEdited).filter(
    (page) => !publicPages.includes(page as PageName) || edited.has(pattern(page as PageName, 'en')),
  );
  expect(idle).toEqual([]);
});
