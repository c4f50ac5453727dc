import { isDone } from '../../../../foundation/answers.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { AccountOwner } from '../../../identity/server/account-life.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { chooseCurrencies as chooseCall } from '../../../instruments/contract.ts';
import {
  chosenCurrencies,
  storeChosenCurrencies,
} from '../../../instruments/server/chosen-currency-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { hasRate } from './list-currencies.ts';

/** Amounts are shown only in what has a rate (rule M-22). */
export async function chooseCurrencies(context: Context, { body }: CallInput<typeof chooseCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const ids = body.currency_ids;
  if (new Set(ids).size < ids.length) throw invalid({ currency_ids: ['currencyTwice'] });
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const today = dayInWarsaw(clock.now());
    const known = new Set((await currenciesWithRates(tx, today)).filter(hasRate(today)).map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw invalid({ currency_ids: ['currencyError'] });
    await storeChosenCurrencies(tx, userId, ids);
  });
  return isDone;
}

export async function exportChosenCurrencies(on: Queries, { id }: AccountOwner) {
  const chosen = await chosenCurrencies(on, id);
  if (!chosen) return {};
  const codes = new Map(
    (await currenciesWithRates(on, '1970-01-01')).map((row) => [row.id, row.display_title]),
  );
  return { currencies: chosen.map((currency) => codes.get(currency)) };
}
