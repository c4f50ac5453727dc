import { useLocale } from 'use-intl';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../foundation/call-api.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { readPpk } from '../contract.ts';

export type PpkOutput = CallOutput<typeof readPpk>['data'];

/** A PPK account by who paid in; `stamp` changes when its figures may have. */
export function usePpk(portfolioId: string, stamp: string) {
  const locale = useLocale();
  const { shown, kept, reload } = useLoaded([portfolioId, locale, stamp].join(' '), async (signal) => ({
    portfolioId,
    data: (await callApi(readPpk, { params: { id: portfolioId } }, locale, signal)).data,
  }));
  // What was shown before stays in sight, unless it is another portfolio's.
  const data = kept?.value.portfolioId === portfolioId ? kept.value.data : null;
  return { data, failed: shown.state === 'failed', reload };
}
