import { useLocale } from 'use-intl';
import { usePages } from '../../../../design-system/loading/use-pages.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { readDocument, shownRows } from '../../contract.ts';
import { countOf, type DocumentAnswer, isShown, type RowFilter, rowsOf, slicesOf } from '../document-view.ts';

/** The rows of one kind: as far as they came with the file, then page by page. */
export function useDocumentRows(answer: DocumentAnswer, round: number, filter: RowFilter) {
  const locale = useLocale();
  const { fileName, document } = answer;
  const came = rowsOf(answer);
  const hasFirst = filter === 'all' || came.length >= document.counts.all;
  const total = countOf(document.counts, filter);
  const pages = usePages({
    key: `${fileName} ${round} ${filter}`,
    size: shownRows,
    hasFirst,
    load: async (start, signal) => {
      const slices = slicesOf(filter, document.counts, start, shownRows);
      const answers = await Promise.all(
        slices.map(({ state, start: from, limit }) =>
          callApi(
            readDocument,
            {
              params: { fileName },
              query: { start: String(from), limit: String(limit), ...(state && { state }) },
            },
            locale,
            signal,
          ),
        ),
      );
      return { rows: answers.flatMap(rowsOf), total };
    },
  });
  const first = hasFirst ? came.filter((row) => isShown(row, filter)) : [];
  return { rows: [...first, ...pages.rows], total, state: pages.state, more: pages.more };
}
