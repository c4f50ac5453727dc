import { addDays, type Day } from '../../../foundation/calendar-day.ts';
import { numbersIn, plain } from '../../../foundation/format-number.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { dayName, inShown, tableOf, type Words } from '../../reports/document/document-words.ts';
import { periodTitle } from '../../reports/document/period-title.ts';
import {
  type Cell,
  type DocumentSection,
  type DocumentTable,
  day,
  percent,
  portion,
  type ReportDocument,
  text,
  units,
} from '../../reports/document/report-document.ts';
import { sectionOf, yearsTable } from '../../reports/document/returns-parts.ts';
import type { ComparisonOutput } from '../contract.ts';

type About = { made: Day; owner: string | null; isOfAll: boolean };

/** A comparison as it stands on paper and in a workbook: the figures of the page, in the words of one language. */
export function comparisonDocument(
  data: ComparisonOutput,
  words: Words,
  { made, owner, isOfAll }: About,
): ReportDocument {
  const { say, language } = words;
  const names = namesOf(data, words);
  const currency = data.currency.toUpperCase();
  return {
    language,
    name: say('kind.comparison'),
    kind: say('kind.comparison'),
    period: periodTitle(data.period, words),
    scope: isOfAll ? say('scope.portfolios') : data.portfolios.map(({ name }) => name).join(', '),
    currency,
    made,
    owner,
    amounts: say('about.currency', { currency }),
    about: names.length > 0 ? [say('about.compared', { benchmark: names.join(', ') })] : [],
    course: data.history.own,
    headlines: [{ label: say('column.twr'), cell: percent(data.total) }],
    notes: notesOf(data, words),
    sections: sectionsOf(data, words, names),
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

/** Each benchmark as its label has it: with dividends or of prices alone, and in which currency. */
function namesOf({ benchmarks, currency }: ComparisonOutput, { say, language }: Words): string[] {
  return benchmarks.map((one) => {
    if (one.kind === 'inflation')
      return say('name.inflation', { above: numbersIn(language).quantity(one.above ?? '0') });
    const shown = one.currency ? `, ${currency.toUpperCase()}` : '';
    return `${one.name}${shown}, ${say(`holds.${one.contents}`)}`;
  });
}

function notesOf(
  { reason, missing, estimated, benchmarks, is_simulated, carried_days }: ComparisonOutput,
  { say }: Words,
) {
  const isSimulated = is_simulated || benchmarks.some((one) => one.is_simulated);
  return [
    ...(reason ? [say(`note.${reason}`)] : []),
    ...(missing > 0 ? [say('note.missing', { count: missing })] : []),
    ...(estimated > 0 ? [say('note.estimated', { count: estimated })] : []),
    ...(carried_days > 0 ? [say('note.carried', { count: carried_days })] : []),
    ...(benchmarks.some(({ guessed_percent }) => guessed_percent !== null) ? [say('note.guessed')] : []),
    ...(isSimulated ? [say('note.simulated')] : []),
  ];
}

function sectionsOf(data: ComparisonOutput, words: Words, names: readonly string[]): DocumentSection[] {
  const { history } = data;
  const days = history.own.map((_, at) => addDays(history.first_day, at * history.every_days));
  const lines = [
    { label: words.say('own'), values: history.own },
    ...names.map((label, at) => ({ label, values: history.benchmarks[at]! })),
  ];
  const chart = () => ({
    of: 'lines' as const,
    element: 'line-chart' as const,
    title: words.say('chart.compared', { day: dayName(data.from!, words.language) }),
    days,
    lines,
    unit: 'none' as const,
  });
  const daily = days.map((at, i) => [day(at), ...lines.map(({ values }) => number(values[i] ?? null))]);
  return [
    sectionOf(words, 'compared', {
      charts: days.length > 1 ? [chart()] : [],
      tables: [comparedTable(data, words, names)],
    }),
    sectionOf(words, 'months', { tables: [monthsTable(data, words), besideTable(data, words, names)] }),
    sectionOf(words, 'risk', { tables: [riskTable(data, words, names)] }),
    ...(data.costs ? [sectionOf(words, 'cost_most', { tables: [costsTable(data.costs, words)] })] : []),
    sectionOf(words, 'days', {
      tables: [named(tableOf(words, 'days', ['day', 'own'], daily), names)],
    }),
  ];
}

const number = (value: number | null): Cell => units(value === null ? null : (plain(value) ?? null));

/** With a column for each benchmark after its own. */
const named = (table: DocumentTable, names: readonly string[]): DocumentTable => ({
  ...table,
  columns: [...table.columns, ...names],
});

function comparedTable(data: ComparisonOutput, words: Words, names: readonly string[]): DocumentTable {
  const shown = inShown(words);
  const amount = (value: number | null) => shown(value === null ? null : value.toFixed(2));
  const rows = [
    [text(words.say('own')), percent(data.total), percent(data.yearly), percent(null), amount(data.of_100)],
    ...data.benchmarks.map((one, at) => [
      text(names[at]!),
      percent(one.total),
      percent(one.yearly),
      percent(one.ahead_points),
      amount(one.of_100),
    ]),
  ];
  return tableOf(words, 'compared', ['what', 'return', 'yearly', 'ahead', 'of_100'], rows);
}

function monthsTable(data: ComparisonOutput, words: Words): DocumentTable {
  return yearsTable(
    words,
    data.years.map(({ total, ...year }) => ({ ...year, total: { percent: total, reason: null } })),
  );
}

function besideTable(data: ComparisonOutput, words: Words, names: readonly string[]): DocumentTable {
  const rows = data.years.map(({ year, total, benchmarks }) => [
    text(year),
    percent(total),
    ...benchmarks.map(percent),
  ]);
  const sums = [
    text(words.say('total')),
    percent(data.total),
    ...data.benchmarks.map((one) => percent(one.total)),
  ];
  return named(tableOf(words, 'years_beside', ['year', 'own'], rows, sums), names);
}

function riskTable(
  { risk, benchmarks }: ComparisonOutput,
  words: Words,
  names: readonly string[],
): DocumentTable {
  const beside = risk.benchmarks;
  const row = (key: string, own: Cell, of: (one: (typeof beside)[number]) => Cell) => [
    text(words.say(`risk.${key}`)),
    own,
    ...beside.map(of),
  ];
  const ratio = (value: number | null): Cell => number(value === null ? null : hundredths(value));
  const rows = [
    row('volatility', portion(risk.own.volatility), (one) => portion(one.volatility)),
    row('deepest_fall', percent(risk.own.deepest_fall), (one) => percent(one.deepest_fall)),
    row('sortino', ratio(risk.own.sortino), (one) => ratio(one.sortino)),
    row('beta', ratio(null), (one) => ratio(one.beta)),
    row('tracking_error', portion(null), (one) => portion(one.tracking_error)),
  ];
  const shown = names.filter((_, at) => beside.some(({ key }) => key === benchmarks[at]!.key));
  return named(tableOf(words, 'risk', ['figure', 'own'], rows), shown);
}

function costsTable(costs: NonNullable<ComparisonOutput['costs']>, words: Words): DocumentTable {
  const shown = inShown(words);
  const rows = costs.rows.map(({ of, amount, is_estimate }) => [
    text(words.say(`costs.${of}`)),
    shown(amount),
    text(is_estimate ? words.say('estimate') : null),
  ]);
  const note = text(costs.is_estimate ? words.say('estimate') : null);
  const total = [text(words.say('total')), shown(costs.total), note];
  return tableOf(words, 'cost_most', ['what', 'amount', 'note'], rows, total);
}
