import type { PageName } from '../../i18n/paths.ts';

/** Pages whose forms are sent to the page itself where no script sends them. */
export const formPages = [
  'contact',
  'newsletter',
  'newsletterConfirm',
  'newsletterLeave',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'undoEmail',
  'lessOfThis',
  'sharedReport',
  'sharedTaxes',
] as const satisfies readonly PageName[];
