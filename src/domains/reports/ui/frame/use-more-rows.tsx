import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePages } from '../../../../design-system/loading/use-pages.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { LoadMore } from '../../../../design-system/states/load-more.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { reportFigures } from '../../contract.ts';
import { type Report, useReport } from './report-context.ts';

/** The rows of a long table: those that came with the page, and those asked for since; with what stands under them. */
export function useMoreRows<Row>(
  first: readonly Row[],
  total: number,
  rowsOf: (report: Report) => readonly Row[],
) {
  const t = useTranslations('reports.state');
  const { query } = useReport();
  const locale = useLocale();
  const size = Math.max(1, first.length);
  const { rows, state, more } = usePages<Row>({
    // Another number of rows: they have moved, and those after the first are asked for anew.
    key: JSON.stringify([query, size, total]),
    size,
    hasFirst: true,
    load: async (start, signal) => {
      const asked = { ...query, start: String(start), limit: String(size) };
      const { data } = await callApi(reportFigures, { query: asked }, locale, signal);
      return { rows: rowsOf(data), total };
    },
  });
  useEffect(() => {
    if (state === 'failed') toast.error(t('moreFailed'));
  }, [state, t]);
  const shown = [...first, ...rows];
  return {
    rows: shown,
    footer: shown.length < total && (
      <LoadMore shown={shown.length} total={total} onMore={more} loading={state === 'loading'} />
    ),
  };
}
