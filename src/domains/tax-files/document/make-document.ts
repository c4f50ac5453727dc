import type { Day } from '../../../foundation/calendar-day.ts';
import { dayName, type Say } from '../../reports/document/document-words.ts';
import {
  type DocumentSection,
  type DocumentTable,
  money,
  type ReportDocument,
  text,
} from '../../reports/document/report-document.ts';
import { formOf, newestFormYear } from '../../taxes/form/form-fields.ts';
import type { TaxLogEntry } from '../../taxes/log-contract.ts';
import type { TaxPaper } from '../../taxes/papers/tax-paper.ts';
import type { Reading } from '../../taxes/readings.ts';
import { formTable, logTable, missingTable, printedTable, zgTable } from './form-tables.ts';
import {
  cryptoTable,
  dividendsTable,
  feesTable,
  lossesTable,
  lotsTable,
  outsideTable,
  ratesTable,
  salesTable,
} from './row-tables.ts';

export type Papers = {
  paper: TaxPaper;
  log: readonly TaxLogEntry[];
  state: 'running' | 'open' | 'filed' | 'changed';
  /** Those that can make a difference. */
  readings: readonly Reading[];
};

export type About = {
  language: 'en' | 'pl';
  say: Say;
  owner: string | null;
  made: Day;
  filedOn: Day | null;
  /** Of readings, figures, rows and rates. */
  hash: string;
  isSimulated: boolean;
};

/** More rows than that no table of a file has. */
const mostRows = 20_000;
/** What stands on a page of a link. */
const mostOnScreen = 1000;

/** A tax year as it stands on paper, in a workbook and before an accountant: every row with its rates, and the log (TP-2). */
export function papersDocument(papers: Papers, about: About): ReportDocument {
  const { say, language, made, owner } = about;
  const { paper } = papers;
  const year = String(paper.year);
  const sections = sectionsOf(papers, about).map((section) => cutTo(section, mostRows));
  const notes = notesOf(papers, about);
  return {
    ...{ language, name: say('file.name', { year }), kind: say('file.kind'), made, owner },
    period: say('file.year', { year }),
    scope: say('file.accounts', { count: accountsIn(paper) }),
    currency: 'PLN',
    amounts: say('about.currency', { currency: 'PLN' }),
    about: notes.slice(0, 3),
    course: [],
    headlines: [{ label: say('file.toPay'), cell: money(paper.figures.toPay, 'pln') }],
    notes,
    sections: [notesSection(papers, about, notes), ...sections],
    words: {
      contents: say('contents'),
      made: say('made', { day: dayName(made, language, 'long') }),
      disclaimer: [say('noAdvice'), ...incomplete(papers, about)].join(' '),
      page: say('page', { page: '{page}', pages: '{pages}' }),
      cut: say('cut'),
      first: say('note.sharedRows'),
    },
  };
}

const accountsIn = ({ sales, printed }: TaxPaper): number =>
  new Set([...sales, ...printed].map(({ account }) => account)).size;

const incomplete = ({ paper }: Papers, { say }: About): string[] =>
  paper.missing.length ? [say('due.incomplete', { count: paper.missing.length })] : [];

/** What whoever reads it must know before any figure: that it is no advice, what is missing, and how the year stands. */
function notesOf(papers: Papers, about: About): string[] {
  const { say, language, filedOn, isSimulated, made } = about;
  const { year } = papers.paper;
  const day = (of: Day) => dayName(of, language);
  return [
    say('file.noAdvice'),
    ...incomplete(papers, about),
    filedOn
      ? say('file.filed', { day: day(filedOn) })
      : say(papers.state === 'running' ? 'running' : 'file.open', { year: String(year), day: day(made) }),
    ...(papers.state === 'changed' ? [say('file.changed')] : []),
    ...(isSimulated ? [say('simulated')] : []),
    ...formNote(year, say),
  ];
}

function formNote(year: number, say: Say): string[] {
  const form = formOf(year);
  if (!form) return [say('noForm', { year: String(year) })];
  return year > newestFormYear ? [say('laterForm', { year: String(year), form: form.name })] : [];
}

/** The same in the workbook, with the readings that were chosen and the hash. */
function notesSection({ paper, readings }: Papers, about: About, notes: readonly string[]): DocumentSection {
  const { say, owner, hash, language, made } = about;
  const chosen = readings.map((reading) => [
    say(`readings.of.${reading}`),
    say(
      reading === 'wht_day' && paper.readings[reading] === 'payment'
        ? 'readings.choiceOf.wht_day.payment'
        : `readings.choice.${paper.readings[reading]}`,
    ),
  ]);
  const facts = [
    [say('file.owner'), owner ?? ''],
    [say('file.made'), dayName(made, language)],
    [say('file.hash'), inGroups(hash)],
  ];
  const rows = [...notes.map((note) => ['', note]), ...facts, ...chosen];
  return sectionOf(say, 'notes', [
    {
      ...{ key: 'notes', title: say('sheet.notes'), currency: null, total: null },
      columns: [say('column.about'), say('column.said')],
      rows: rows.map((row) => row.map((cell) => text(cell ?? ''))),
    },
  ]);
}

/** So that it breaks on paper. */
const inGroups = (hash: string): string => (hash.match(/.{1,16}/g) ?? []).join(' ');

const sectionOf = (say: Say, key: string, tables: DocumentTable[]): DocumentSection => ({
  ...{ title: say(`sheet.${key}`), facts: [], charts: [], tables },
});

function sectionsOf({ paper, log }: Papers, { say, language }: About): DocumentSection[] {
  const of = { paper, say, language };
  const ifAny = (table: DocumentTable) => (table.rows.length ? [table] : []);
  return [
    ...ifAny(missingTable(of)).map((table) => sectionOf(say, 'missing', [table])),
    sectionOf(say, 'form', [formTable(of), ...ifAny(printedTable(of))]),
    sectionOf(say, 'zg', [zgTable(of)]),
    sectionOf(say, 'sales', [salesTable(of)]),
    sectionOf(say, 'lots', [lotsTable(of)]),
    sectionOf(say, 'dividends', [dividendsTable(of)]),
    sectionOf(say, 'losses', [lossesTable(of)]),
    sectionOf(say, 'crypto', [cryptoTable(of)]),
    ...ifAny(feesTable(of)).map((table) => sectionOf(say, 'fees', [table])),
    ...ifAny(outsideTable(of)).map((table) => sectionOf(say, 'outside', [table])),
    sectionOf(say, 'rates', [ratesTable(of)]),
    sectionOf(say, 'log', [logTable(of, log)]),
  ];
}

function cutTo(section: DocumentSection, most: number): DocumentSection {
  return {
    ...section,
    tables: section.tables.map((table) => ({ ...table, rows: table.rows.slice(0, most) })),
  };
}

/** Paper has no use for heads without rows; a workbook keeps its sheets. */
export function withoutEmptyTables(document: ReportDocument): ReportDocument {
  const sections = document.sections
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ tables }) => tables.length > 0);
  return { ...document, sections };
}

/** On a page the notes stand above, and long tables end: the workbook has all of them. */
export function onScreen(document: ReportDocument): ReportDocument {
  const [, ...rest] = document.sections;
  const isCut = rest.some(({ tables }) => tables.some(({ rows }) => rows.length > mostOnScreen));
  const shown = withoutEmptyTables({
    ...document,
    sections: rest.map((section) => cutTo(section, mostOnScreen)),
  });
  return { ...shown, notes: [...shown.notes, ...(isCut ? [shown.words.first] : [])] };
}
