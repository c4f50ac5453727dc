import { readNoticeSettings } from '../../../domains/notifications/contract.ts';
import { listProperties } from '../../../domains/real-estate/contract.ts';
import { listTags } from '../../../domains/remarks/tags-contract.ts';
import { listReports, readReport, reportFigures } from '../../../domains/reports/contract.ts';
import {
  familyOf,
  firstView,
  isCompared,
  type ReportFamily,
  readView,
  savedView,
  viewQuery,
} from '../../../domains/reports/report-view.ts';
import type { ShownBasis } from '../../../domains/valuation/basis/bases.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { pageAt } from '../../../i18n/paths.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import type { PageContext } from '../../page-context.ts';
import { basisIn } from '../shell/currency/shown-basis.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import { refusalOf } from './refusal-of.ts';

/** Which reports a page is of. */
export function familyAt(pathname: string): ReportFamily {
  return pageAt(pathname)?.startsWith('property') ? 'property' : 'broker';
}

/** The report an address asks for, and those that are saved. */
export async function loadReport(page: PageContext, url: URL, id: string | undefined) {
  const today = dayInWarsaw(new Date(page.now));
  const family = familyAt(url.pathname);
  const saved = id === undefined ? null : await readSaved(page, id, family);
  const view = readView(url.searchParams, saved ? savedView(saved.definition) : firstView(family, today));
  const currency = await shownCurrency(page);
  const [figures, reports, properties, tags, digest] = await Promise.all([
    readFigures(page, {
      ...viewQuery(view, currency),
      basis: isCompared(view.kind) ? basisIn(page, currency) : 'nominal',
      ...(isForPaper(url) && { limit: mostRows }),
    }),
    readReports(page, family),
    family === 'property' ? readProperties(page, currency) : [],
    family === 'broker' ? readTags(page) : [],
    readDigest(page),
  ]);
  return { today, family, saved, view, currency, reports, properties, tags, digest, ...figures };
}

/** Whether a report comes by mail; nothing where that cannot be read, and no control then. */
async function readDigest(page: PageContext) {
  try {
    return (await page.call(readNoticeSettings, {})).data.digest;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

/** On paper nobody loads more: every row is there (rule RP-16). */
const isForPaper = (url: URL) => url.searchParams.has('export_reports');
const mostRows = '20000';

/** One's own, on the page of its family: another address shows nothing. */
async function readSaved(page: PageContext, id: string, family: ReportFamily) {
  const { data } = await foundOr404(page.call(readReport, { params: { id } }));
  if (familyOf(data.definition.kind) !== family) throw new Response(null, { status: 404 });
  return data;
}

/** A period or a portfolio that there is not is refused with a reason; anything else is a fault. */
async function readFigures(
  page: PageContext,
  query: ReturnType<typeof viewQuery> & { basis: ShownBasis; limit?: string | undefined },
) {
  try {
    return { report: (await page.call(reportFigures, { query })).data, refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) page.onFault(error);
    return { report: null, refusal };
  }
}

async function readReports(page: PageContext, family: ReportFamily) {
  try {
    const { data } = await page.call(listReports, { query: { limit: '100' } });
    return data.filter(({ definition }) => familyOf(definition.kind) === family);
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

/** What assets can be chosen by; null where nobody could say, and the page is shown all the same. */
async function readTags(page: PageContext) {
  try {
    const { data } = await page.call(listTags, {});
    return data.filter(({ assets }) => assets > 0).map(({ name }) => name);
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

async function readProperties(page: PageContext, currency: string) {
  try {
    const { data } = await page.call(listProperties, { query: { currency } });
    return data.map(({ id, name }) => ({ id, name }));
  } catch (error) {
    page.onFault(error);
    return [];
  }
}
