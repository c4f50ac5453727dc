import { isDone } from '../../../foundation/answers.ts';
import { dayOf, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, sign, textOf } from '../../../foundation/decimal.ts';
import { Failure, type FieldErrors, invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireActive } from '../../billing/server/policies/policies.ts';
import { noteChange, noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { countedPortfolios } from '../../ledger/server/counted-portfolios.ts';
import { touchLedger } from '../../ledger/server/holding-store.ts';
import { lockPortfolios } from '../../ledger/server/portfolio-store.ts';
import { insertTransactions, type NewTransaction } from '../../ledger/server/transaction-store.ts';
import type {
  confirmIncome as confirmCall,
  dismissIncome as dismissCall,
  proposeIncome as proposeCall,
} from '../contract.ts';
import { type EventKey, type IncomeEvent, readEventId } from '../income-event.ts';
import { aboutPayments } from './about-payments.ts';
import { insertAnswers, removeDismissed } from './income-store.ts';
import { type KnownEvents, knownEvents } from './reckon-income.ts';

/** So often an answer is tried again because the ledger changed between reading and locking it. */
const mostTries = 30;

/**
 * Reads what is open and answers it while the account and its portfolios are held (SF-11); once more if the ledger changed
 * in between.
 */
async function answering<Answer>(
  context: Context,
  portfolioIds: readonly string[],
  answer: (known: KnownEvents) => ((tx: Tx) => Promise<Answer>) | { already: Answer },
): Promise<Answer> {
  const { services } = context;
  const { userId } = actorOf(context);
  const ids = [...new Set(portfolioIds)];
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await knownEvents(context, undefined);
    const write = answer(known);
    if ('already' in write) return write.already;
    const read = new Map(known.ledger.portfolios.map((one) => [one.id, one.ledger_version]));
    const done = await services.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      const locked = await lockPortfolios(tx, ids, userId);
      if (locked.length !== ids.length) throw invalid({ ids: ['incomeEventError'] });
      if (locked.some(({ id, ledger_version }) => read.get(id) !== ledger_version)) return undefined;
      return { answer: await write(tx) };
    });
    if (done) return done.answer;
  }
  throw new Failure({ kind: 'unavailable' });
}

/** What ids stand for; one that is none of ours, or names something twice, is refused. */
function keysOf(ids: readonly string[], field: string): EventKey[] {
  const keys = ids.map(readEventId);
  const wrong = ids.filter((id, n) => !keys[n] || ids.indexOf(id) !== n);
  if (wrong.length) throw invalid({ [field]: ['incomeEventError'] });
  return keys as EventKey[];
}

/** The payments that are open under these ids; anything else is refused with what it is. */
function openOnes({ events, settled }: KnownEvents, ids: readonly string[], field: string): IncomeEvent[] {
  const open = new Map(settled.open.map((event) => [event.id, event]));
  return ids.map((id) => {
    const event = open.get(id);
    if (event) return event;
    // What is still to come is no payment yet; what is recorded or answered is none any more.
    const isComing = settled.coming.some((one) => one.id === id);
    throw invalid({ [field]: [events.has(id) && !isComing ? 'incomeAnswered' : 'incomeEventError'] });
  });
}

type Confirmed = CallInput<typeof confirmCall>['body']['payments'][number];

/** What is wrong with what the person corrected. */
function faultsOf(given: Confirmed, event: IncomeEvent, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const gross = decimal(given.gross ?? textOf(event.gross));
  const tax = decimal(given.tax ?? textOf(event.tax));
  if (sign(gross) <= 0) errors.gross = ['totalError'];
  else if (compare(tax, gross) > 0) errors.tax = ['incomeTaxError'];
  const day = given.paid_on;
  const first = event.kind === 'dividend' ? event.day : event.day.slice(0, 8).concat('01');
  if (day !== undefined && (!isDay(day) || day > today || day < first)) errors.paid_on = ['incomeDayError'];
  return errors;
}

function rowOf(event: IncomeEvent, given: Confirmed, currencyId: string): NewTransaction {
  return {
    id: newId(),
    portfolio_id: event.portfolioId,
    holding_id: event.holdingId,
    type: event.kind,
    day: given.paid_on ?? dayOf(event.paidOn),
    time: null,
    rank: 0,
    units: null,
    price: null,
    total: given.gross ?? textOf(event.gross),
    currency_id: currencyId,
    fee: '0',
    tax: given.tax ?? textOf(event.tax),
    to_total: null,
    to_currency_id: null,
    numerator: null,
    denominator: null,
    note: null,
    origin: 'feed',
    submission_id: null,
    link_id: null,
  };
}

/** All of them under one mark: sent once more it is what it made (rule IN-4). */
function confirmedBefore({ answers }: KnownEvents, ids: readonly string[], mark: string | undefined) {
  const rows = ids.map((id) => answers.get(id));
  const isSame = mark !== undefined && rows.every((row) => row?.transactionId && row.submissionId === mark);
  return isSame ? rows.map((row) => row!.transactionId!) : undefined;
}

export async function confirmIncome(context: Context, { body }: CallInput<typeof confirmCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  const ids = body.payments.map(({ id }) => id);
  const keys = keysOf(ids, 'payments');
  const currencies = new Map(
    (await currenciesWithRates(database, '9999-12-31')).map(({ title, id }) => [title, id]),
  );
  return answering(
    context,
    keys.map(({ portfolioId }) => portfolioId),
    (known) => {
      const before = confirmedBefore(known, ids, body.submission_id);
      if (before) return { already: { data: { ids, transaction_ids: before } } };
      const open = openOnes(known, ids, 'payments');
      const today = dayOf(known.ledger.today);
      const rows = open.map((event, n) => {
        const given = body.payments[n]!;
        const errors = faultsOf(given, event, today);
        if (Object.keys(errors).length) throw invalid(errors);
        return rowOf(event, given, currencies.get(event.currency)!);
      });
      return async (tx) => {
        const at = clock.now();
        const written = open.map(({ portfolioId }) => portfolioId);
        await requireActive(tx, context.services, userId, countedPortfolios, written);
        await noteChange(tx, context, {
          kind: 'payments-confirmed',
          about: aboutPayments(known.ledger, open),
        });
        await insertTransactions(tx, userId, rows, at);
        const answers = rows.map(({ id }, n) => ({
          ...keys[n]!,
          transactionId: id,
          submissionId: body.submission_id ?? null,
        }));
        await insertAnswers(tx, userId, answers, at);
        await changed(tx, userId, rows);
        await events.publish(tx, userPortfolioChanged.of(userId));
        return { data: { ids, transaction_ids: rows.map(({ id }) => id) } };
      };
    },
  );
}

function changed(
  tx: Tx,
  userId: string,
  rows: readonly { portfolio_id: string; holding_id: string | null }[],
): Promise<void> {
  const holdings = rows.flatMap(({ holding_id }) => holding_id ?? []);
  return touchLedger(
    tx,
    userId,
    [...new Set(rows.map(({ portfolio_id }) => portfolio_id))],
    [...new Set(holdings)],
  );
}

const ofPortfolio = ({ portfolioId }: EventKey) => ({ portfolio_id: portfolioId, holding_id: null });

export async function dismissIncome(context: Context, { body: { ids } }: CallInput<typeof dismissCall>) {
  const { clock } = context.services;
  const { userId } = actorOf(context);
  const keys = keysOf(ids, 'ids');
  return answering(
    context,
    keys.map(({ portfolioId }) => portfolioId),
    (known) => {
      const { answers } = known;
      const isAlready = (id: string) => answers.get(id)?.transactionId === null;
      if (ids.every(isAlready)) return { already: isDone };
      const open = openOnes(known, ids, 'ids');
      return async (tx) => {
        await noteForMinutes(tx, context, {
          kind: 'payments-dismissed',
          about: aboutPayments(known.ledger, open),
        });
        const none = { transactionId: null, submissionId: null };
        await insertAnswers(
          tx,
          userId,
          keys.map((key) => ({ ...key, ...none })),
          clock.now(),
        );
        // Whoever read before is told: an answer is part of what is open.
        await changed(tx, userId, keys.map(ofPortfolio));
        return isDone;
      };
    },
  );
}

/** What was said not to be one's own is proposed again; of anything else nothing is taken back. */
export async function proposeIncome(context: Context, { body: { ids } }: CallInput<typeof proposeCall>) {
  const { userId } = actorOf(context);
  const keys = keysOf(ids, 'ids');
  const portfolioIds = keys.map(({ portfolioId }) => portfolioId);
  return answering(context, portfolioIds, (known) => {
    if (ids.some((id) => !known.events.has(id))) throw invalid({ ids: ['incomeEventError'] });
    const asked = new Set(ids);
    const dismissed = known.settled.dismissed.filter(({ id }) => asked.has(id));
    if (dismissed.length === 0) return { already: isDone };
    return async (tx) => {
      await noteForMinutes(tx, context, {
        kind: 'payments-proposed',
        about: aboutPayments(known.ledger, dismissed),
      });
      await removeDismissed(tx, userId, keys);
      await changed(tx, userId, dismissed.map(ofPortfolio));
      return isDone;
    };
  });
}
