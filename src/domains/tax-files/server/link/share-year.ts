import { isDone } from '../../../../foundation/answers.ts';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { newLinkId } from '../../../../platform/owned-link.ts';
import { hashPassword } from '../../../identity/server/sign-in/passwords.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { askedYear } from '../../../taxes/server/asked-year.ts';
import type * as contract from '../../contract.ts';
import {
  changeTaxLink,
  insertTaxLink,
  removeTaxLink,
  type TaxLinkRow,
  taxLinkOfYear,
} from './tax-link-store.ts';

const mostDaysAhead = 366 * 50;

const shown = ({ services }: Context, row: TaxLinkRow): contract.TaxLink => ({
  ...{ id: row.id, year: row.year, expires_on: row.expires_on, has_password: row.password_hash !== null },
  is_expired: row.expires_on !== null && row.expires_on < dayInWarsaw(services.clock.now()),
  created_at: row.created_at.toISOString(),
});

export async function readTaxLink(context: Context, { params }: CallInput<typeof contract.readTaxLink>) {
  const { userId } = actorOf(context);
  const link = await taxLinkOfYear(context.services.database, userId, askedYear(context, params));
  return { data: { link: link ? shown(context, link) : null } };
}

/** One link for each year: another expiry or password changes it, the address stays (rule TP-5). */
export async function shareTaxYear(
  context: Context,
  { params, body }: CallInput<typeof contract.shareTaxYear>,
) {
  const year = askedYear(context, params);
  const { userId } = actorOf(context);
  const { database, secrets, clock } = context.services;
  const { expires_on, password } = body;
  const today = dayInWarsaw(clock.now());
  if (expires_on !== null && (expires_on < today || expires_on > addDays(today, mostDaysAhead)))
    throw invalid({ expires_on: ['taxLinkExpiryError'] });
  const hash = password ? await hashPassword(password) : null;
  const link = await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const before = await taxLinkOfYear(tx, userId, year);
    const password_hash = password === undefined ? (before?.password_hash ?? null) : hash;
    if (before) await changeTaxLink(tx, userId, year, { expires_on, password_hash });
    else {
      const id = newLinkId(secrets, 'tax link', userId);
      await insertTaxLink(tx, userId, year, { id, expires_on, password_hash }, clock.now());
    }
    return (await taxLinkOfYear(tx, userId, year))!;
  });
  return { data: shown(context, link) };
}

export async function unshareTaxYear(
  context: Context,
  { params }: CallInput<typeof contract.unshareTaxYear>,
) {
  const year = askedYear(context, params);
  const { userId } = actorOf(context);
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await removeTaxLink(tx, userId, year)) === 0) throw notFound();
  });
  return isDone;
}
