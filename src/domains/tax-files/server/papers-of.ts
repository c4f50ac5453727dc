import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Say } from '../../reports/document/document-words.ts';
import type { ReportDocument } from '../../reports/document/report-document.ts';
import { ownName } from '../../reports/server/files/document-of.ts';
import { shownPaper, stateOf } from '../../taxes/server/asked-year.ts';
import { hashOf } from '../../taxes/server/filed-papers.ts';
import { logOfYear } from '../../taxes/server/log/read-log.ts';
import { relevantIn } from '../../taxes/server/read-taxes.ts';
import { reckonedTaxes } from '../../taxes/server/reckon-taxes.ts';
import { papersDocument } from '../document/make-document.ts';

/** The words of papers: their own, those of the page, and those of every file. */
function wordsIn(locale: Locale): Say {
  const areas = (['taxFiles', 'taxes', 'reportFiles'] as const).map((area) =>
    translatorOf(loadMessages(locale, [area]), locale, area),
  );
  return (key, values) => {
    const words = areas.find((one) => one.has(key));
    if (!words) throw new Error(`no words for ${key}`);
    return words(key, values);
  };
}

/** Everything that is said of a tax year as a document, in the language of the caller (rule TP-2). */
export async function papersOf(context: Context, year: number): Promise<ReportDocument> {
  const taxes = await reckonedTaxes(context);
  const paper = shownPaper(taxes, year);
  const row = taxes.stated.years.find((one) => one.year === year);
  const [log, owner] = await Promise.all([logOfYear(context, year), ownName(context)]);
  return papersDocument(
    { paper, log, state: stateOf(taxes, year), readings: relevantIn(taxes, year) },
    {
      ...{ language: context.locale, say: wordsIn(context.locale), owner },
      made: dayInWarsaw(context.services.clock.now()),
      filedOn: row?.filed_on ?? null,
      hash: row?.filed_hash ?? hashOf(paper),
      isSimulated: taxes.isSimulated,
    },
  );
}
