import type { Day } from '../../../foundation/calendar-day.ts';
import {
  allocationSections,
  costsSections,
  overviewSections,
  performanceSections,
  realisedSections,
} from './broker-sections.ts';
import { dayName, type Words } from './document-words.ts';
import { incomeSections, statementSections } from './income-sections.ts';
import { periodTitle } from './period-title.ts';
import { equitySections, propertiesSections, rentSections } from './property-sections.ts';
import type { DocumentFact, DocumentSection, ReportDocument } from './report-document.ts';
import { type Report, returnsFacts } from './returns-parts.ts';

type DocumentAbout = {
  name: string | null;
  made: Day;
  owner: string | null;
  isOfAll: boolean;
  /** What others see of long tables is less. */
  isShared?: boolean;
};

/** A report as a document: the same figures as on its page, in the words of one language (rule RP-14). */
export function makeDocument(
  report: Report,
  words: Words,
  { name, made, owner, isOfAll, isShared }: DocumentAbout,
): ReportDocument {
  const { say, language } = words;
  const course = 'history' in report ? report.history.value.filter((value) => value !== null) : [];
  const compared = 'benchmark' in report && report.benchmark;
  const tag = 'tag' in report ? report.tag : null;
  const currency = report.currency.toUpperCase();
  return {
    language,
    name: name ?? say(`kind.${report.kind}`),
    kind: say(`kind.${report.kind}`),
    period: report.kind === 'properties' ? say('period.today') : periodTitle(report.period, words),
    scope: scopeOf(report, words, isOfAll),
    currency,
    made,
    owner,
    amounts: say('about.currency', { currency }),
    about: [
      ...(tag !== null ? [say('about.tag', { tag })] : []),
      ...(compared ? [say('about.compared', { benchmark: say(`benchmark.${compared.name}`) })] : []),
    ],
    course,
    headlines: headlinesOf(report, words),
    notes: notesOf(report, words, isShared ?? false),
    sections: sectionsOf(report, words),
    words: {
      contents: say('contents'),
      made: say('made', { day: dayName(made, language, 'long') }),
      disclaimer: say('disclaimer'),
      page: say('page', { page: '{page}', pages: '{pages}' }),
      cut: say('cut'),
      first: say('note.sharedRows'),
    },
  };
}

/** So many names the cover has room for. */
const mostNames = 6;

function scopeOf(report: Report, { say }: Words, isOfAll: boolean): string {
  const isProperty = 'properties' in report;
  if (isOfAll) return say(isProperty ? 'scope.properties' : 'scope.portfolios');
  const names = (isProperty ? report.properties : report.portfolios).map(({ name }) => name);
  const more = names.length - mostNames;
  const listed = names.slice(0, mostNames).join(', ');
  return more > 0 ? say('scope.more', { names: listed, count: more }) : listed;
}

function headlinesOf(report: Report, words: Words): DocumentFact[] {
  switch (report.kind) {
    case 'overview':
    case 'performance':
    case 'equity':
      return returnsFacts(words, report.figures);
    default:
      return [];
  }
}

function notesOf(report: Report, { say }: Words, isShared: boolean): string[] {
  const { reason, missing } = report;
  const cut =
    (report.kind === 'realised' && report.figures.lots.length < report.figures.lots_total) ||
    (report.kind === 'transactions' && report.figures.rows.length < report.figures.rows_total);
  return [
    ...(reason ? [say('note.noRate')] : []),
    ...(missing > 0 ? [say('note.missing', { count: missing })] : []),
    ...('estimated' in report && report.estimated > 0
      ? [say('note.estimated', { count: report.estimated })]
      : []),
    ...('is_simulated' in report && report.is_simulated ? [say('note.simulated')] : []),
    ...(cut ? [say(isShared ? 'note.sharedRows' : 'note.firstRows')] : []),
  ];
}

function sectionsOf(report: Report, words: Words): DocumentSection[] {
  switch (report.kind) {
    case 'overview':
      return overviewSections(words, report);
    case 'performance':
      return performanceSections(words, report);
    case 'allocation':
      return allocationSections(words, report);
    case 'income':
      return incomeSections(words, report);
    case 'realised':
      return realisedSections(words, report);
    case 'costs':
      return costsSections(words, report);
    case 'transactions':
      return statementSections(words, report);
    case 'properties':
      return propertiesSections(words, report);
    case 'rent':
      return rentSections(words, report);
    case 'equity':
      return equitySections(words, report);
  }
}
