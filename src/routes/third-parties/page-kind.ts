import type { PageKind } from '../../domains/consent/page-kinds.ts';
import { type PageName, pageAt, splitLocale } from '../../i18n/paths.ts';

/** Public pages on which a secret stands in the address, or a password is typed. */
const quiet = new Set<PageName>([
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'undoEmail',
  'lessOfThis',
  'sharedReport',
  'sharedTaxes',
  'sharedStrategy',
]);

/** What kind of page is at an address, or at that of a page's data. What is no page is quiet: nobody knows what stands in it. */
export function pageKindOf(pathname: string): PageKind {
  const address = pathname.replace(/\/?_root\.data$|\.data$/, '') || '/';
  const page = pageAt(address);
  if (page === undefined || quiet.has(page)) return 'quiet';
  return /^\/dashboard(\/|$)/.test(splitLocale(address).bare) ? 'dashboard' : 'public';
}
