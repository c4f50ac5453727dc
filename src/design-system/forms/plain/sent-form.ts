import { useActionData, useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { ApiFailure } from '../../../foundation/call-api.ts';
import type { FailureKey } from '../../../foundation/failure.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type PageName, pattern, splitLocale } from '../../../i18n/paths.ts';

/** A form that was sent without scripts and came back. */
export type SentForm = {
  /** As they were typed; passwords are left out. */
  values: Record<string, string>;
  /** A message key for each field that is wrong. */
  errors: Record<string, string>;
  /** As a call would have been answered: 422, 429, or 419 for a form that was open too long. */
  status: number;
  retryAfterSeconds: number | null;
};

export function useSentForm(): SentForm | undefined {
  return useActionData<SentForm>();
}

/** The same as a call's failure, for the words that both have. */
export function failureOfSent({ errors, status, retryAfterSeconds }: SentForm): ApiFailure {
  const byField = Object.entries(errors).map(([field, key]) => [field, [key as FailureKey]]);
  return new ApiFailure(status, '', Object.fromEntries(byField), retryAfterSeconds, null);
}

/**
 * Where a form goes that is sent without scripts: to its page, under the prefixed address, because some bare ones
 * (`/login`) are calls when posted to.
 */
export function useOwnAction(): string {
  const { pathname, search } = useLocation();
  const { locale, bare } = splitLocale(pathname);
  return `/${locale}${bare}${search}`;
}

/** The same for a form that stands on other pages too. */
export function useActionOf(page: PageName): string {
  const locale = useLocale() as Locale;
  return `/${locale}${pattern(page, locale)}`.replace(/\/:\w+\?$/, '');
}
