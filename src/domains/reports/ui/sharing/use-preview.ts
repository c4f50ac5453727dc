import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { figuresQuery, type ReportDefinition } from '../../report-definition.ts';
import { previewReport } from '../../sharing-contract.ts';
import type { ShareValues } from './share-values.ts';

type Asked = { name: string; definition: ReportDefinition } & Pick<
  ShareValues,
  'elements' | 'hides_amounts' | 'hides_names'
>;
type Preview = { document: ReportDocument | null; state: 'waiting' | 'shown' | 'failed' };

/** Somebody who ticks one after another is asked about once. */
const restMs = 350;

/** What the other person would see, a moment after the last change. */
export function usePreview({ name, definition, elements, hides_amounts, hides_names }: Asked) {
  const locale = useLocale();
  const [preview, setPreview] = useState<Preview>({ document: null, state: 'waiting' });
  const [tries, setTries] = useState(0);
  const query = JSON.stringify({
    ...figuresQuery(definition),
    name,
    elements: elements.join(','),
    hides_amounts: hides_amounts ? '1' : '0',
    hides_names: hides_names ? '1' : '0',
  });
  const isNothing = elements.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (isNothing) return;
    setPreview((before) => ({ ...before, state: 'waiting' }));
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await callApi(previewReport, { query: JSON.parse(query) }, locale, stop.signal);
        if (!stop.signal.aborted) setPreview({ document: data, state: 'shown' });
      } catch {
        if (!stop.signal.aborted) setPreview({ document: null, state: 'failed' });
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isNothing, locale, tries]);
  return { ...preview, retry: useCallback(() => setTries((before) => before + 1), []) };
}
export type SharePreview = ReturnType<typeof usePreview>;
