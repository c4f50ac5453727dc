import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { decimal, fixedTextOf, sum } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepAnswer } from '../../../platform/http/kept-answers.ts';
import {
  mostMissing,
  type readTaxYear as readCall,
  type listTaxRows as rowsCall,
  type readTaxSale as saleCall,
} from '../contract.ts';
import { formLines, formOf, newestFormYear } from '../form/form-fields.ts';
import { handIn } from '../form/hand-in.ts';
import { eventsOf } from '../from-ledger/translate-ledger.ts';
import { rowsOfLine } from '../papers/rows-of-line.ts';
import type { TaxPaper } from '../papers/tax-paper.ts';
import type { Reading } from '../readings.ts';
import { relevantReadings } from '../years/relevant-readings.ts';
import { askedYear, differenceOf, shownPaper, stateOf } from './asked-year.ts';
import { type ReckonedTaxes, reckonedTaxes } from './reckon-taxes.ts';

/** Answers made of one reckoning, by language and question: they go with it. */
const answers = new WeakMap<ReckonedTaxes, Map<string, object>>();

function once<Answer extends object>(taxes: ReckonedTaxes, key: string, make: () => Answer): Answer {
  const known = answers.get(taxes) ?? new Map<string, object>();
  answers.set(taxes, known);
  const answer = (known.get(key) as Answer | undefined) ?? keepAnswer(make());
  known.set(key, answer);
  return answer;
}

const yearsFrom = ({ first, last }: ReckonedTaxes): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export async function listTaxYears(context: Context) {
  const taxes = await reckonedTaxes(context);
  return once(taxes, 'years', () => ({
    data: {
      today: taxes.today,
      years: yearsFrom(taxes).map((year) => {
        const paper = shownPaper(taxes, year);
        return {
          ...{ year, state: stateOf(taxes, year), to_pay: paper.figures.toPay },
          missing: paper.missing.length,
          filed_on: taxes.stated.years.find((one) => one.year === year)?.filed_on ?? null,
        };
      }),
    },
  }));
}

export async function readTaxYear(context: Context, { params }: CallInput<typeof readCall>) {
  const year = askedYear(context, params);
  const taxes = await reckonedTaxes(context);
  return once(taxes, `${context.locale} ${year}`, () => ({ data: yearAnswer(taxes, year, context.locale) }));
}

type YearAnswer = CallResult<typeof readCall>['data'];

function yearAnswer(taxes: ReckonedTaxes, year: number, locale: string): YearAnswer {
  const paper = shownPaper(taxes, year);
  const form = formOf(year);
  const row = taxes.stated.years.find((one) => one.year === year);
  const difference = differenceOf(taxes, year);
  return {
    ...{ year, today: taxes.today, state: stateOf(taxes, year) },
    years: yearsFrom(taxes).map((one) => ({ year: one, state: stateOf(taxes, one) })),
    form: form ? { name: form.name, is_of_year: year <= newestFormYear, countries: form.countries } : null,
    filed: row?.filed_on && row.filed_hash ? { on: row.filed_on, hash: row.filed_hash } : null,
    difference: difference.map((one) => ({ ...one, number: form?.numbers[one.line] ?? null })),
    lines: formLines.map((line) => ({
      ...{ line, number: form?.numbers[line] ?? null, value: paper.figures[line] },
      rows: rowsOfLine(paper, line).length,
    })),
    ...{ to_pay: paper.figures.toPay, must_file: paper.must_file, rows: paper.rows },
    missing: paper.missing.slice(0, mostMissing).map((one) => ({
      ...one,
      instrument: instrumentIn(paper, one.instrument, locale),
      account: one.account && (paper.accounts[one.account]?.name ?? null),
    })),
    missing_count: paper.missing.length,
    counts: countsOf(paper),
    outside: [...Map.groupBy(paper.outside, ({ reason }) => reason)].map(([reason, rows]) => ({
      ...{ reason, count: rows.length },
    })),
    ...{ countries: paper.countries, losses: paper.losses },
    printed: paper.printed.map((one) => ({ ...one, account: accountIn(paper, one.account) })),
    ...accountsIn(taxes, paper),
    readings: relevantIn(taxes, year).map((reading) => ({ reading, chosen: paper.readings[reading] })),
    readings_on: row?.readings_at ? dayInWarsaw(row.readings_at) : null,
    stated: statedIn(taxes, year),
    hand_in: handIn(year),
    is_simulated: taxes.isSimulated,
  };
}

/** Those that can make a difference; of a filed year too. */
export function relevantIn(taxes: ReckonedTaxes, year: number): Reading[] {
  const ordinary = taxes.ledger.accounts.filter(({ wrapper }) => wrapper === null);
  return relevantReadings(taxes.yearOf(year), eventsOf(taxes.ledger), ordinary.length);
}

function statedIn({ stated, portfolios }: ReckonedTaxes, year: number): YearAnswer['stated'] {
  const row = stated.years.find((one) => one.year === year);
  return {
    not_collected: row?.not_collected ?? '0',
    crypto_carried: row?.crypto_carried ?? null,
    slips: stated.slips.filter((slip) => slip.year === year),
    losses: stated.losses,
    treaties: stated.treaties,
    portfolios: portfolios.map(({ id, name }) => ({
      id,
      name,
      is_left_out: stated.leftOut.some((one) => one.id === id),
    })),
  };
}

function countsOf({ sales, fees, crypto, payments }: TaxPaper): YearAnswer['counts'] {
  const own = sales.filter((sale) => !sale.is_printed);
  return {
    sales: own.length,
    lots: own.reduce((count, { lots }) => count + lots.length, 0),
    fees: fees.length + own.filter(({ fee }) => fee !== null).length,
    coins_sold: crypto.filter(({ revenue }) => Number(revenue) !== 0).length,
    coins_bought: crypto.filter(({ revenue }) => Number(revenue) === 0).length,
    payments: payments.length,
    payments_gross: fixedTextOf(sum(payments.map(({ gross }) => decimal(gross))), 2),
    warnings: payments.filter(({ warning }) => warning !== null).length,
  };
}

function accountsIn({ ledger }: ReckonedTaxes, paper: TaxPaper): Pick<YearAnswer, 'accounts' | 'wrappers'> {
  const wrappers = ledger.accounts.flatMap(({ wrapper }) => wrapper ?? []);
  return {
    accounts: ledger.accounts.filter(({ wrapper }) => wrapper === null).map(({ id }) => accountIn(paper, id)),
    wrappers: [...new Set(wrappers)],
  };
}

export function accountIn(paper: TaxPaper, id: string) {
  const { name, number } = paper.accounts[id] ?? { name: id, number: null };
  return { id, name, number: number && masked(number) };
}

/** The number of an account as people recognise it and others do not. */
const masked = (number: string): string =>
  number.length <= 4 ? number : `${number.slice(0, 1)}…${number.slice(-3)}`;

function instrumentIn(paper: TaxPaper, id: string | null, locale: string) {
  const known = id === null ? undefined : paper.instruments[id];
  return id !== null && known
    ? { id, ticker: known.ticker, title: nameIn(known.names, locale, known.ticker) }
    : null;
}

export async function listTaxRows(context: Context, { params, query }: CallInput<typeof rowsCall>) {
  const year = askedYear(context, params);
  const paper = shownPaper(await reckonedTaxes(context), year);
  const rows = rowsOfLine(paper, query.line);
  const { start, limit } = query;
  return {
    data: rows.slice(start, start + limit).map((row) => ({
      ...row,
      instrument: instrumentIn(paper, row.instrument, context.locale),
      account: row.account && (paper.accounts[row.account]?.name ?? null),
    })),
    meta: { total: rows.length, start, limit },
  };
}

export async function readTaxSale(context: Context, { params }: CallInput<typeof saleCall>) {
  const year = askedYear(context, params);
  const paper = shownPaper(await reckonedTaxes(context), year);
  const sale = paper.sales.find(({ id }) => id === params.id);
  if (!sale) throw notFound();
  const { day, cost_method, fifo_scope, sale_fee } = paper.readings;
  const nameless = { id: sale.instrument, ticker: '', title: '' };
  return {
    data: {
      ...sale,
      instrument: instrumentIn(paper, sale.instrument, context.locale) ?? nameless,
      account: accountIn(paper, sale.account),
      by: { day, cost_method, fifo_scope, sale_fee },
    },
  };
}
