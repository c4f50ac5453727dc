import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { SeriesOutput } from '../../contract.ts';
import { listSeries } from '../../series-contract.ts';

/** Series that begin with what is typed; the last answer stays in sight until the next. */
export function useSeries(first = '', limit = 60) {
  const locale = useLocale();
  const [query, setQuery] = useState(first);
  const loaded = useLoaded(
    `${limit} ${query}`,
    () => callApi(listSeries, { query: { search: query, limit: String(limit) } }, locale),
    { pause: query === first ? 0 : 200 },
  );
  const answer = loaded.kept?.value;
  return {
    query,
    setQuery,
    series: (answer?.data ?? []) as SeriesOutput[],
    total: answer?.meta.total ?? 0,
    loading: loaded.shown.state === 'loading',
    failed: loaded.shown.state === 'failed',
    reload: loaded.reload,
  };
}
