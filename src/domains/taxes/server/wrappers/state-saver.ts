import { isDone } from '../../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { type FieldErrors, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { noteForMinutes } from '../../../changes/server/note-change.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { firstSelfEmployed } from '../../../ledger/pension-limits.ts';
import { portfolioById } from '../../../ledger/server/portfolio-store.ts';
import { transactionsById } from '../../../ledger/server/transaction-store.ts';
import { yearOf } from '../../reckoning/outcome.ts';
import type { saveSaver as saverCall, markTransfer as transferCall } from '../../wrappers-contract.ts';
import { limitedKind } from './saver-accounts.ts';
import { dropTransfer, storeSaver, storeTransfer } from './wrapper-store.ts';

const firstBirthday = '1900-01-01';

/** What limits and exits hang on, as a whole; that can be undone (rule WR-3). */
export async function saveSaver(context: Context, { body }: CallInput<typeof saverCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const today = dayInWarsaw(clock.now());
  const { tax_rate, born_on, has_pension_right } = body;
  const years = [...new Set(body.self_employed)].toSorted((a, b) => a - b);
  const errors: FieldErrors = {};
  if (born_on !== null && (!isDay(born_on) || born_on > today || born_on < firstBirthday))
    errors.born_on = ['bornOnError'];
  if (years.some((year) => year < firstSelfEmployed || year > yearOf(today)))
    errors.self_employed = ['selfEmployedError'];
  if (Object.keys(errors).length) throw invalid(errors);
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await noteForMinutes(tx, context, { kind: 'tax-data-changed', about: { name: '' } });
    const rate = tax_rate === null ? null : Number(tax_rate);
    const saver = { tax_rate: rate, born_on, has_pension_right, self_employed: years };
    await storeSaver(tx, userId, saver, clock.now());
    return isDone;
  });
}

/** What came from another account of old age takes nothing of the limit; nobody but the person can say so (rule WR-4). */
export async function markTransfer(context: Context, { params, body }: CallInput<typeof transferCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  return context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [row] = await transactionsById(tx, [params.id], userId);
    const portfolio = row && (await portfolioById(tx, row.portfolio_id, userId));
    if (!portfolio) throw notFound();
    if (row.type !== 'deposit' || !limitedKind(portfolio)) throw invalid({ is_transfer: ['notADeposit'] });
    if (body.is_transfer) await storeTransfer(tx, userId, row.id, body.carried ?? null);
    else await dropTransfer(tx, userId, row.id);
    return isDone;
  });
}
