import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, sign } from '../../../foundation/decimal.ts';
import { type FieldErrors, invalid } from '../../../foundation/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { ChangeKind } from '../../changes/change-kinds.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import type {
  fileTaxYear as fileCall,
  leaveOutPortfolios as leaveOutCall,
  saveTaxLosses as lossesCall,
  saveReadings as readingsCall,
  reopenTaxYear as reopenCall,
  saveStated as statedCall,
  saveTreaties as treatiesCall,
} from '../contract.ts';
import { type Reading, type Readings, readings, usualReadings } from '../readings.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { mayBeTakenAtOnce } from '../years/losses.ts';
import { askedYear } from './asked-year.ts';
import { hashOf, packPaper } from './filed-papers.ts';
import { logChange } from './log/log-change.ts';
import type { LogKind } from './log/tax-log-store.ts';
import { firstTaxYear, reckonedTaxes, stampOf, statedTaxes } from './reckon-taxes.ts';
import {
  replaceLeftOut,
  replaceLosses,
  replaceSlips,
  replaceTreaties,
  storeFiling,
  storeReadings,
  storeStated,
  type TaxYearRow,
} from './tax-store.ts';

type Act = {
  kind: LogKind;
  /** The year it is of; null for what concerns several. */
  year: number | null;
  /** How it can be taken back, where it can. */
  change?: ChangeKind;
};

/** So often a paper is reckoned anew because something changed meanwhile; then it is filed as of a moment before. */
const mostTries = 5;

/** One act on what is said beside the ledger: the account is held, the way back is kept, and it is logged (TX-16, TP-1). */
async function stating(context: Context, act: Act, work: Work<void>) {
  await holding(context, act, async (...given) => {
    await work(...given);
    return true;
  });
  return isDone;
}

type Work<Result> = (tx: Tx, userId: string, rows: readonly TaxYearRow[]) => Promise<Result>;

/** Says whether it was done; what was not is not logged. */
async function holding(context: Context, { kind, year, change }: Act, work: Work<boolean>): Promise<boolean> {
  const { userId } = actorOf(context);
  const taxes = await reckonedTaxes(context);
  return context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const before = await statedTaxes(tx, userId);
    const about = { name: year === null ? '' : String(year) };
    const changeId = change ? await noteForMinutes(tx, context, { kind: change, about }) : null;
    if (!(await work(tx, userId, before.years))) return false;
    const after = await statedTaxes(tx, userId);
    await logChange(tx, context, {
      kind,
      year,
      changeId,
      before: taxes.under(before),
      after: taxes.under(after),
    });
    return true;
  });
}

const isFiled = (rows: readonly TaxYearRow[], year: number): boolean =>
  rows.some((row) => row.year === year && row.filed_on !== null);

/** A filed year is locked (rule TX-15). */
function refuseFiled(rows: readonly TaxYearRow[], year: number): void {
  if (isFiled(rows, year)) throw invalid({ year: ['taxYearFiled'] });
}

/** What is not the usual reading; choosing the usual one again leaves nothing. */
function chosen(before: Partial<Readings>, given: Record<string, string | undefined>): Partial<Readings> {
  for (const [reading, choice] of Object.entries(given))
    if (!(readings[reading as Reading] as readonly string[]).includes(choice ?? ''))
      throw invalid({ [reading]: ['taxReadingError'] });
  return Object.fromEntries(
    Object.entries({ ...before, ...given }).filter(
      ([reading, choice]) => usualReadings[reading as Reading] !== choice,
    ),
  );
}

export async function saveReadings(context: Context, { params, body }: CallInput<typeof readingsCall>) {
  const year = askedYear(context, params);
  chosen({}, body.readings);
  if (body.loss_methods?.some((loss) => loss.year >= year || loss.year < year - 5 || !mayBeTakenAtOnce(loss)))
    throw invalid({ loss_methods: ['taxLossYearError'] });
  return stating(context, { kind: 'readings', year }, async (tx, userId, rows) => {
    refuseFiled(rows, year);
    const before = rows.find((row) => row.year === year);
    const after = {
      readings: chosen(before?.readings ?? {}, body.readings),
      lossMethods: { ...before?.loss_methods },
    };
    for (const { year: of, method } of body.loss_methods ?? [])
      if (method) after.lossMethods[of] = method;
      else delete after.lossMethods[of];
    await storeReadings(tx, userId, year, after, context.services.clock.now());
  });
}

export async function saveStated(context: Context, { params, body }: CallInput<typeof statedCall>) {
  const year = askedYear(context, params);
  const { ledger } = await reckonedTaxes(context);
  const known = new Set(ledger.accounts.filter(({ wrapper }) => wrapper === null).map(({ id }) => id));
  const accounts = body.slips.map(({ account }) => account);
  if (accounts.some((account) => !known.has(account)) || new Set(accounts).size !== accounts.length)
    throw invalid({ slips: ['taxAccountError'] });
  const act: Act = { kind: 'stated', year, change: 'tax-data-changed' };
  return stating(context, act, async (tx, userId, rows) => {
    refuseFiled(rows, year);
    await storeStated(tx, userId, year, body, context.services.clock.now());
    await replaceSlips(tx, userId, year, body.slips);
  });
}

export async function saveTaxLosses(context: Context, { body }: CallInput<typeof lossesCall>) {
  const thisYear = yearOf(dayInWarsaw(context.services.clock.now()));
  const errors: FieldErrors = {};
  for (const { year, amount, deducted } of body.losses) {
    if (year < firstTaxYear || year >= thisYear) errors.year = ['taxLossYearError'];
    if (sign(decimal(amount)) <= 0) errors.amount = ['taxAmountError'];
    else if (compare(decimal(deducted), decimal(amount)) > 0) errors.deducted = ['taxLossUsedError'];
  }
  const years = body.losses.map(({ year }) => year);
  if (new Set(years).size !== years.length) errors.year = ['taxLossYearError'];
  if (Object.keys(errors).length) throw invalid(errors);
  const act: Act = { kind: 'losses', year: null, change: 'tax-data-changed' };
  return stating(context, act, (tx, userId) => replaceLosses(tx, userId, body.losses));
}

export async function saveTreaties(context: Context, { body }: CallInput<typeof treatiesCall>) {
  const keys = body.treaties.map(({ kind, country }) => `${kind} ${country}`);
  if (new Set(keys).size !== keys.length) throw invalid({ treaties: ['taxCountryError'] });
  const act: Act = { kind: 'treaties', year: null, change: 'tax-data-changed' };
  return stating(context, act, (tx, userId) => replaceTreaties(tx, userId, body.treaties));
}

/** Portfolios of others, or that are in another twice, are kept out of the return (rule TX-22). */
export async function leaveOutPortfolios(context: Context, { body }: CallInput<typeof leaveOutCall>) {
  const given = [...new Set(body.left_out)];
  const { portfolios } = await reckonedTaxes(context);
  const known = new Set(portfolios.map(({ id }) => id));
  if (given.some((id) => !known.has(id))) throw invalid({ left_out: ['taxPortfolioError'] });
  const act: Act = { kind: 'portfolios', year: null, change: 'tax-data-changed' };
  return stating(context, act, (tx, userId) => replaceLeftOut(tx, userId, given));
}

/** A year that is over and was handed in stays as it is now (rule TX-15). */
export async function fileTaxYear(context: Context, { params, body }: CallInput<typeof fileCall>) {
  const year = askedYear(context, params);
  const { clock } = context.services;
  const today = dayInWarsaw(clock.now());
  if (year >= yearOf(today)) throw invalid({ year: ['taxYearNotOver'] });
  const { filed_on } = body;
  if (!isDay(filed_on) || filed_on > today || yearOf(filed_on) <= year)
    throw invalid({ filed_on: ['taxFiledOnError'] });
  for (let tries = 1; ; tries += 1) {
    const taxes = await reckonedTaxes(context);
    const paper = taxes.paperOf(year);
    const filing = { on: filed_on, paper: await packPaper(paper), hash: hashOf(paper) };
    const isFiledNow = await holding(context, { kind: 'filed', year }, async (tx, userId, rows) => {
      refuseFiled(rows, year);
      // Reckoned while nothing was held: what changed since must be in it too.
      if ((await stampOf(tx, userId, today)) !== taxes.stamp && tries < mostTries) return false;
      await storeFiling(tx, userId, year, filing, clock.now());
      return true;
    });
    if (isFiledNow) return isDone;
  }
}

export async function reopenTaxYear(context: Context, { params }: CallInput<typeof reopenCall>) {
  const year = askedYear(context, params);
  const act: Act = { kind: 'reopened', year, change: 'tax-year-reopened' };
  return stating(context, act, async (tx, userId, rows) => {
    if (!isFiled(rows, year)) throw invalid({ year: ['taxYearNotFiled'] });
    await storeFiling(tx, userId, year, null, context.services.clock.now());
  });
}
