import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { figuresQuery, type ReportDefinition } from '../../report-definition.ts';
import { previewReport } from '../../sharing-contract.ts';
import type { ShareValues } from './share-values.ts';

type Asked = { name: string; definition: ReportDefinition } & Pick<
  ShareValues,
  'elements' | 'hides_amounts' | 'hides_names'
>;

/** Somebody who ticks one after another is asked about once. */
const restMs = 350;

/** What the other person would see, a moment after the last change. */
export function usePreview({ name, definition, elements, hides_amounts, hides_names }: Asked) {
  const locale = useLocale();
  const query = {
    ...figuresQuery(definition),
    name,
    elements: elements.join(','),
    hides_amounts: hides_amounts ? '1' : '0',
    hides_names: hides_names ? '1' : '0',
  } as const;
  const asked = elements.length > 0 ? `${locale} ${JSON.stringify(query)}` : null;
  const { shown, kept, reload } = useLoaded(
    asked,
    async (signal) => (await callApi(previewReport, { query }, locale, signal)).data,
    { pause: restMs },
  );
  return {
    document: kept?.value ?? null,
    isWaiting: shown.state === 'loading',
    hasFailed: shown.state === 'failed',
    retry: reload,
  };
}
export type SharePreview = ReturnType<typeof usePreview>;
