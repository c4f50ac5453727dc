import { addMonths, type Day } from '../../../foundation/calendar-day.ts';
import { compare, decimal, isZero, textOf } from '../../../foundation/decimal.ts';
import { type FieldErrors, invalid } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { currencyExists } from '../../ledger/server/portfolio-store.ts';
import { type ReadSymbol, readSymbol } from '../bond-symbol.ts';
import { followsOf } from '../series-terms.ts';
import type { HoldingRow } from './holding-store.ts';
import type { StoredRates } from './published-rates.ts';
import type { BondBody } from './record-bond.ts';
import {
  addQuote,
  insertOwnSeries,
  type OwnSeriesRow,
  ownSeriesById,
  ownSeriesLike,
  type SeriesRow,
  seriesById,
  seriesBySymbol,
} from './series-store.ts';
import { referenceOf } from './value-bonds.ts';

/** The terms a holding goes by: a series of the table, or one of the person's own. */
export type ChosenSeries = {
  series_id: string | null;
  own_series_id: string | null;
  read: ReadSymbol;
  terms: Omit<OwnSeriesRow, 'id'>;
};

type Situation = { userId: string; stored: StoredRates; now: Date; today: Day; kept: HoldingRow | undefined };

/** Finds the series a form names; whoever types other terms gets a series of their own (rule BD-12). */
export async function chooseSeries(tx: Tx, body: BondBody, situation: Situation): Promise<ChosenSeries> {
  const { userId, now } = situation;
  const named = await namedSeries(tx, body, situation);
  const read = readSymbol(named.symbol);
  if (!read) throw invalid({ symbol: ['symbolError'] });
  const inTable = await seriesBySymbol(tx, read.symbol);
  const own = await ownSeriesLike(tx, userId, read.symbol);
  const ofPerson = own.filter(({ symbol }) => symbol === read.symbol);
  const start = named.own ?? (inTable ? ownTerms(inTable) : ofPerson.at(-1)) ?? null;
  const terms = start ? changedTerms(start, body, situation.stored) : await handTerms(tx, read, body);
  if (inTable && sameTerms(terms, ownTerms(inTable)))
    return { series_id: inTable.id, own_series_id: null, read, terms };
  const known = ofPerson.find((each) => sameTerms(each, terms));
  const id = known?.id ?? newId();
  if (!known) await insertOwnSeries(tx, userId, { ...terms, id, series_id: inTable?.id ?? null }, now);
  if (body.quote) await addQuote(tx, userId, id, situation.today, body.quote);
  return { series_id: null, own_series_id: id, read, terms };
}

/** By id or symbol; a change that names none keeps what it has. */
async function namedSeries(
  tx: Tx,
  body: BondBody,
  { userId, kept }: Situation,
): Promise<{ symbol: string; own: OwnSeriesRow | null }> {
  const symbol = body.symbol?.trim().toUpperCase() || undefined;
  const ownOf = async (id: string | null | undefined) =>
    id ? await ownSeriesById(tx, userId, id) : undefined;
  if (body.bond_id) {
    if (!isId(body.bond_id)) throw invalid({ bond_id: ['symbolError'] });
    const own = await ownOf(body.bond_id);
    const found = own ?? (await seriesById(tx, body.bond_id));
    if (!found || (symbol && symbol !== found.symbol)) throw invalid({ bond_id: ['symbolError'] });
    return { symbol: found.symbol, own: own ?? null };
  }
  if (!symbol && !kept) throw invalid({ symbol: ['symbolError'] });
  const same = kept && (!symbol || symbol === kept.symbol);
  return { symbol: symbol ?? kept!.symbol, own: same ? ((await ownOf(kept.own_series_id)) ?? null) : null };
}

function ownTerms(row: SeriesRow): OwnSeriesRow {
  const { issue_month: _month, isin: _isin, source: _source, seen_on: _seen, ...terms } = row;
  return { ...terms, series_id: row.id, reference: null, quotes: {} };
}

const given = (text: string | null | undefined) => (text == null ? undefined : textOf(decimal(text)));

/** Terms with what was typed over them; what is typed as it stood changes nothing. */
function changedTerms(start: OwnSeriesRow, body: BondBody, stored: StoredRates): Omit<OwnSeriesRow, 'id'> {
  const { id: _id, ...terms } = start;
  const typed = given(body.reference_rate);
  const stood = referenceOf(start, stored)?.percent;
  const reference = typed === undefined || typed === stood ? start.reference : typed;
  const margin = given(body.margin);
  const isSame = margin === undefined || margin === (start.margin ?? '0');
  const firstRate = given(body.first_rate) ?? start.first_rate;
  // A margin on a fixed rate is added to it.
  const addsToFixed = !isSame && followsOf(start.kind) === 'nothing';
  return {
    ...terms,
    margin: isSame ? start.margin : margin!,
    reference: addsToFixed ? (reference ?? firstRate) : reference,
    first_rate: firstRate,
    fee: given(body.fee) ?? start.fee,
    face_value: given(body.face_value) ?? start.face_value,
    matures_on: body.matures_on?.slice(0, 10) ?? start.matures_on,
    coupons_a_year: body.coupons_a_year ?? start.coupons_a_year,
  };
}

const usualNominal = { retail: '100', catalyst: '1000' };

/** A series that no table has: its rates must be said, or there is no such symbol. */
async function handTerms(tx: Tx, read: ReadSymbol, body: BondBody): Promise<Omit<OwnSeriesRow, 'id'>> {
  const isCatalyst = read.kind === 'catalyst';
  const reference = given(body.reference_rate) ?? null;
  const firstRate = given(body.first_rate) ?? null;
  if (!firstRate && reference === null && !isCatalyst) throw invalid({ symbol: ['symbolError'] });
  const errors: FieldErrors = {};
  const follows = followsOf(read.kind);
  const linked = follows === 'inflation' || follows === 'reference-rate';
  if (linked && body.margin == null) errors.margin = ['marginError'];
  if (isCatalyst && firstRate === null && reference === null) errors.first_rate = ['firstRateError'];
  const maturesOn = isCatalyst ? (body.matures_on?.slice(0, 10) ?? null) : null;
  if (isCatalyst && (!maturesOn || maturesOn.slice(0, 7) !== read.maturityMonth))
    errors.matures_on = ['maturityError'];
  const currencyId = body.currency_id;
  if (!currencyId || !isId(currencyId) || !(await currencyExists(tx, currencyId)))
    errors.currency_id = ['currencyError'];
  if (Object.keys(errors).length) throw invalid(errors);
  const fixed = follows === 'nothing' && firstRate === null;
  return {
    series_id: null,
    symbol: read.symbol,
    kind: read.kind,
    face_value: given(body.face_value) ?? usualNominal[isCatalyst ? 'catalyst' : 'retail'],
    currency_id: currencyId!,
    first_rate: fixed && isZeroText(body.margin) ? reference : firstRate,
    margin: given(body.margin) ?? null,
    reference: fixed && isZeroText(body.margin) ? null : reference,
    fee: given(body.fee) ?? null,
    exchange_price: null,
    period_rates: [],
    matures_on: maturesOn,
    coupons_a_year: isCatalyst ? (body.coupons_a_year ?? 1) : 0,
    quotes: {},
  };
}

function isZeroText(text: string | null | undefined): boolean {
  return text == null || isZero(decimal(text));
}

const compared = [
  'face_value',
  'first_rate',
  'margin',
  'reference',
  'fee',
  'coupons_a_year',
  'matures_on',
  'currency_id',
] as const;

function sameTerms(a: Omit<OwnSeriesRow, 'id'>, b: Omit<OwnSeriesRow, 'id'>): boolean {
  return compared.every((name) => sameFigure(a[name], b[name]));
}

function sameFigure(a: string | number | null, b: string | number | null): boolean {
  if (a === null || b === null || typeof a === 'number' || typeof b === 'number') return a === b;
  return (
    a === b ||
    (/^\d/.test(a) && !a.includes('-') && !b.includes('-') && compare(decimal(a), decimal(b)) === 0)
  );
}

/** The month a savings bond is sold in, as days. */
export function saleOf(read: ReadSymbol): { from: Day; to: Day } | null {
  if (!read.issueMonth) return null;
  const from = `${read.issueMonth}-01`;
  return { from, to: addMonths(from, 1) };
}
