import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../foundation/call-api.ts';
import type { AnyCall, CallArguments, CallOutput } from '../../../foundation/contract.ts';

/** Calls the API in the page's language. */
export function useCall() {
  const locale = useLocale();
  return useCallback(
    <C extends AnyCall>(call: C, args: CallArguments<C>): Promise<CallOutput<C>> =>
      callApi(call, args, locale),
    [locale],
  );
}
