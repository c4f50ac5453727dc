import * as z from 'zod/mini';
import { tagName } from '../ledger/tag-fields.ts';
import { benchmarks } from '../valuation/figures-contract.ts';
import type { ReportDefinition } from './report-definition.ts';
import { brokerKinds, propertyKinds, type ReportKind } from './report-kinds.ts';
import { periodAfter, periodBefore, periodText, type ReportPeriod, readPeriod } from './report-period.ts';

/** Reports of broker investments and of real estate have pages of their own. */
export type ReportFamily = 'broker' | 'property';
export type ReportBenchmark = (typeof benchmarks)[number];

/** What the page of a report shows, as its address says it. */
export type ReportView = {
  kind: ReportKind;
  /** Ids of portfolios or properties. */
  chosen: 'all' | readonly string[];
  /** As it was asked for, even if it is none: the server says what is wrong with it. */
  period: string;
  benchmark: ReportBenchmark;
  /** Of broker investments: only assets that have it. */
  tag: string | null;
};

export const kindsOf: Record<ReportFamily, readonly ReportKind[]> = {
  broker: brokerKinds,
  property: propertyKinds,
};
const listName: Record<ReportFamily, 'portfolios' | 'properties'> = {
  broker: 'portfolios',
  property: 'properties',
};

/** What a page shows that was asked for nothing: the year it is. */
export function firstView(family: ReportFamily, today: string): ReportView {
  return {
    kind: kindsOf[family][0]!,
    chosen: 'all',
    period: today.slice(0, 4),
    benchmark: 'none',
    tag: null,
  };
}

export function savedView(definition: ReportDefinition): ReportView {
  const { kind, portfolios, properties, period, benchmark, tag = null } = definition;
  const chosen = familyOf(kind) === 'property' ? properties : portfolios;
  return { kind, chosen, period: periodText(period as ReportPeriod), benchmark, tag };
}

export function familyOf(kind: ReportKind): ReportFamily {
  return kindsOf.property.includes(kind) ? 'property' : 'broker';
}

/** The view of an address; what it does not say is as in `otherwise`. */
export function readView(search: URLSearchParams, otherwise: ReportView): ReportView {
  const family = familyOf(otherwise.kind);
  const kind = kindsOf[family].find((each) => each === search.get('kind'));
  const list = search.get(listName[family]);
  const benchmark = benchmarks.find((each) => each === search.get('benchmark'));
  return {
    kind: kind ?? otherwise.kind,
    chosen: list === null ? otherwise.chosen : readList(list),
    period: search.get('period') ?? otherwise.period,
    benchmark: benchmark ?? otherwise.benchmark,
    tag: family === 'property' ? null : readTag(search.get('tag'), otherwise.tag),
  };
}

/** Nothing written is none, over one that was saved; what is no tag changes nothing. */
function readTag(text: string | null, otherwise: string | null): string | null {
  if (text === '') return null;
  const tag = z.safeParse(tagName, text);
  return tag.success ? tag.data : otherwise;
}

function readList(text: string): ReportView['chosen'] {
  const ids = text.split(',').filter(Boolean);
  return ids.length === 0 || text === 'all' ? 'all' : ids;
}

function listText(chosen: ReportView['chosen']): string {
  return chosen === 'all' ? 'all' : chosen.join(',');
}

/** The parameters of an address that shows this; those that say nothing new are left out. */
export function viewSearch(view: ReportView, otherwise: ReportView): string {
  const search = new URLSearchParams();
  const name = listName[familyOf(view.kind)];
  if (view.kind !== otherwise.kind) search.set('kind', view.kind);
  if (listText(view.chosen) !== listText(otherwise.chosen)) search.set(name, listText(view.chosen));
  if (view.period !== otherwise.period) search.set('period', view.period);
  if (view.benchmark !== otherwise.benchmark) search.set('benchmark', view.benchmark);
  if (view.tag !== otherwise.tag) search.set('tag', view.tag ?? '');
  return search.toString();
}

/** Whether something else is shown than what was saved: its files are then not those of what one sees. */
export function isOtherThanSaved(view: ReportView, currency: string, saved: ReportDefinition): boolean {
  return viewSearch(view, savedView(saved)) !== '' || (saved.currency ?? currency) !== currency;
}

/** What the call is asked for. */
export function viewQuery({ kind, chosen, period, benchmark, tag }: ReportView, currency: string) {
  const list = { [listName[familyOf(kind)]]: listText(chosen) };
  return { kind, ...list, period, benchmark, currency, ...(tag !== null && { tag }) };
}

/** What is saved of it; null where its period is none. */
export function viewDefinition(view: ReportView, currency: string): ReportDefinition | null {
  const period = readPeriod(view.period);
  if (!period) return null;
  const { kind, benchmark, tag } = view;
  const chosen = view.chosen === 'all' ? 'all' : [...view.chosen];
  const isOfProperties = familyOf(kind) === 'property';
  return {
    kind,
    portfolios: isOfProperties ? 'all' : chosen,
    properties: isOfProperties ? chosen : 'all',
    period,
    currency,
    benchmark,
    ...(tag !== null && { tag }),
  };
}

/** Whether it compares with a benchmark. */
export function isCompared(kind: ReportKind): boolean {
  return kind === 'overview' || kind === 'performance';
}

/** Some have no period: they are of today. */
export function hasPeriod(kind: ReportKind): boolean {
  return kind !== 'properties';
}

/** Periods that have begun, the newest first: years, quarters and months to choose from. */
export function offeredPeriods(today: string): { years: string[]; quarters: string[]; months: string[] } {
  const quarter = `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`;
  return {
    years: backFrom(today.slice(0, 4), 6),
    quarters: backFrom(quarter, 4),
    months: backFrom(today.slice(0, 7), 6),
  };
}

function backFrom(newest: string, count: number): string[] {
  const periods: string[] = [];
  for (let text: string | null = newest; text !== null && periods.length < count; text = earlierPeriod(text))
    periods.push(text);
  return periods;
}

/** The period before or after one, for a step of the page; null where there is none. */
export function earlierPeriod(text: string): string | null {
  const period = readPeriod(text);
  const before = period && periodBefore(period);
  return before && periodText(before);
}

/** One that has not begun is none. */
export function laterPeriod(text: string, today: string): string | null {
  const period = readPeriod(text);
  const after = period && periodAfter(period, today);
  return after && periodText(after);
}
