import { useRef } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { search } from '../../../../domains/search/contract.ts';
import type { FoundGroup } from '../../../../domains/search/found-kinds.ts';
import { callApi } from '../../../../foundation/call-api.ts';

/** Milliseconds after the last letter: what the search finds are suggestions (rule U-6). */
const pause = 150;

export type Question = { typed: string; asTyped: boolean; group: FoundGroup | null; currency: string };

/** What the search answers; while the next answer is on its way the one before stays. */
export function useFound(open: boolean, { typed, asTyped, group, currency }: Question) {
  const locale = useLocale();
  // Another opening begins anew, and shows nothing of the one before.
  const openings = useRef({ count: 0, open: false });
  if (open && !openings.current.open) openings.current.count++;
  openings.current.open = open;
  const opening = `${openings.current.count} `;
  const q = typed.trim();
  const { shown, kept, reload } = useLoaded(
    open ? opening + JSON.stringify([locale, q, asTyped, group, currency]) : null,
    (signal) =>
      callApi(
        search,
        { query: { q, currency, ...(asTyped && { as_typed: '1' as const }), ...(group && { group }) } },
        locale,
        signal,
      ),
    { pause: q ? pause : 0 },
  );
  return {
    answer: kept?.of.startsWith(opening) ? kept.value.data : undefined,
    isWaiting: shown.state === 'loading',
    isFailed: shown.state === 'failed',
    reload,
  };
}
