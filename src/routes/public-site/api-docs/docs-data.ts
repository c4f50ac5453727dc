import { onceFor } from '../../../foundation/once-for.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { ApiArea } from '../../api/api-areas.ts';
import { type AreaReference, type CallReference, referenceOf } from '../../api/call-reference.ts';
import { polishSummaries } from '../../api/polish-summaries.ts';
import type { IndexedCall } from './search-calls.ts';

export type ContentsEntry = { area: ApiArea; calls: number };

type Docs = {
  areas: AreaReference[];
  contents: ContentsEntry[];
  index: IndexedCall[];
};

/** Everything the pages show, in each language; made once for a document, and for loaders alone. */
const docsOf = onceFor((document: object): Record<Locale, Docs> => {
  const reference = referenceOf(document);
  return { en: docsIn(reference, 'en'), pl: docsIn(reference, 'pl') };
});

export function docsFor(document: object, locale: Locale): Docs {
  return docsOf(document)[locale];
}

function docsIn(reference: AreaReference[], locale: Locale): Docs {
  const areas = reference.map(({ area, calls }) => ({
    area,
    calls: calls.map((call) => ({ ...call, summary: summaryIn(locale, call) })),
  }));
  const english = new Map(reference.flatMap(({ calls }) => calls).map((call) => [call.id, call.summary]));
  return {
    areas,
    contents: areas.map(({ area, calls }) => ({ area, calls: calls.length })),
    index: areas.flatMap(({ calls }) => calls.map((call) => indexed(call, english.get(call.id)!))),
  };
}

/** Contracts are written in English. */
function summaryIn(locale: Locale, { id, summary }: CallReference): string {
  return locale === 'pl' ? (polishSummaries[id] ?? summary) : summary;
}

function indexed(call: CallReference, english: string): IndexedCall {
  const { id, area, method, path, summary, parameters, body, answer } = call;
  const fields = [...parameters, ...body, ...answer].flatMap(({ name }) =>
    name.replaceAll('[]', '').split('.'),
  );
  const words = [...new Set(fields)].join(' ');
  return { id, area, method, path, summary, words: summary === english ? words : `${words} ${english}` };
}
