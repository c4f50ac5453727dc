import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, isZero, over, textOf } from '../../../foundation/decimal.ts';
import { type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteAddition } from '../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { faultsOf } from '../../ledger/check-transaction.ts';
import { lockToWrite } from '../../ledger/server/counted-portfolios.ts';
import { aboutRows } from '../../ledger/server/history/change-names.ts';
import { touchLedger } from '../../ledger/server/holding-store.ts';
import { portfolioById } from '../../ledger/server/portfolio-store.ts';
import { holdingFor } from '../../ledger/server/record-transaction.ts';
import { rowOf } from '../../ledger/server/transaction-row.ts';
import {
  insertTransactions,
  transactionOfSubmission,
  transactionsById,
} from '../../ledger/server/transaction-store.ts';
import { bringsUnits } from '../../ledger/transaction-types.ts';
import type { addPpkPayment as addCall, assignPayer as assignCall } from '../contract.ts';
import { type Payer, payers } from '../ppk-parts.ts';
import { savePayers } from './payment-store.ts';

/** Funds write units with no more decimals than this. */
const unitPlaces = 6;

type Body = CallInput<typeof addCall>['body'];

/** One purchase for each who paid, with the amount as it was paid and the units it bought. */
export async function addPpkPayment(context: Context, { params, body }: CallInput<typeof addCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const seen = await portfolioById(database, params.id, userId);
  if (seen?.kind !== 'ppk') throw notFound();
  const paid = payers.filter((payer) => !isZero(decimal(body[payer])));
  const forms = paid.map((payer) => formOf(seen, body, payer));
  refuseFaults(forms, dayInWarsaw(clock.now()));
  return database.transaction(async (tx) => {
    const [portfolio] = await lockToWrite(tx, context.services, [params.id], userId);
    if (portfolio?.kind !== 'ppk') throw notFound();
    const mark = body.submission_id;
    const twin = mark && (await transactionOfSubmission(tx, userId, portfolio.id, mark));
    if (twin) return { data: { ids: [twin.id] } };
    const holdingId = await holdingFor(tx, context, forms[0]!);
    // The form's mark is on its first row: a second sending finds it there.
    const rows = forms.map((form, at) => ({
      ...rowOf({ ...form, submission_id: at === 0 ? mark : undefined }, newId(), holdingId),
      total: body[paid[at]!],
    }));
    await insertTransactions(tx, userId, rows, clock.now());
    await savePayers(
      tx,
      userId,
      rows.map(({ id }, at) => ({ id, paidBy: paid[at]! })),
    );
    await touchLedger(tx, userId, [portfolio.id], holdingId ? [holdingId] : []);
    const ids = rows.map(({ id }) => id);
    await noteAddition(tx, context, {
      kind: 'transaction-added',
      about: await aboutRows(tx, userId, ids),
    });
    await events.publish(tx, userPortfolioChanged.of(userId));
    return { data: { ids } };
  });
}

function formOf(portfolio: { id: string; currency_id: string }, body: Body, payer: Payer) {
  const price = decimal(body.price);
  return {
    type: 'buy' as const,
    portfolio_id: portfolio.id,
    asset_value_id: body.asset_value_id,
    asset_id: body.asset_id,
    currency_id: portfolio.currency_id,
    amount: isZero(price) ? null : textOf(over(decimal(body[payer]), price, unitPlaces)),
    price: body.price,
    fee: '0',
    tax: '0',
    created_at: body.created_at,
  };
}

function refuseFaults(forms: readonly ReturnType<typeof formOf>[], today: string): void {
  const errors: FieldErrors = {};
  for (const form of forms) Object.assign(errors, faultsOf(form, today));
  // Too little for a unit that can be written.
  if (errors.amount) {
    delete errors.amount;
    errors.price ??= ['priceError'];
  }
  if (forms.length === 0) errors.employee = ['ppkPaymentError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Whoever bought units without saying who paid says it here. */
export async function assignPayer(context: Context, { params, body }: CallInput<typeof assignCall>) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const [row] = await transactionsById(tx, [params.id], userId);
    const [portfolio] = row ? await lockToWrite(tx, context.services, [row.portfolio_id], userId) : [];
    if (!row || portfolio?.kind !== 'ppk') throw notFound();
    if (!bringsUnits.has(row.type)) throw invalid({ paid_by: ['payerError'] });
    await savePayers(tx, userId, [{ id: row.id, paidBy: body.paid_by }]);
    await touchLedger(tx, userId, [row.portfolio_id], row.holding_id ? [row.holding_id] : []);
    await events.publish(tx, userPortfolioChanged.of(userId));
  });
  return { data: { ok: true as const } };
}
