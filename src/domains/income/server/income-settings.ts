import { isDone } from '../../../foundation/answers.ts';
import { addMonths, dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type FieldErrors, invalid } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { lockPortfolios } from '../../ledger/server/portfolio-store.ts';
import { valueLedger } from '../../performance/server/value-ledger.ts';
import type { saveIncomeSettings as saveCall } from '../contract.ts';
import { positionsOf } from '../income-ledger.ts';
import { shippedRates } from '../shipped-rates.ts';
import { payingCountry, usualPercent } from '../withholding.ts';
import { cashRatesOf, replaceCashRates, replaceWithholding, withholdingOf } from './income-store.ts';

/** Interest is reckoned back for so many months at most. */
const mostMonthsBack = 120;

export async function readIncomeSettings(context: Context) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [own, stated, currencies, ledger] = await Promise.all([
    withholdingOf(database, userId),
    cashRatesOf(database, userId),
    currenciesWithRates(database, '9999-12-31'),
    valueLedger(context, {}),
  ]);
  const held = positionsOf(ledger).flatMap(({ holdings }) => payingCountry(holdings[0]!) ?? []);
  const counted = [...Map.groupBy(held, (country) => country)].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  const idOf = new Map(currencies.map(({ title, id }) => [title, id]));
  const following = ledger.portfolios.filter(({ follows_cash, is_virtual }) => follows_cash && !is_virtual);
  return {
    data: {
      withholding: [...own].map(([country, percent]) => ({ country, percent })),
      usual: Object.entries(shippedRates).map(([country, [, treaty]]) => {
        const [percent, funds] = [usualPercent(country, false)!, usualPercent(country, true)!];
        return { country, percent, funds: funds === percent ? null : funds, treaty };
      }),
      held: counted.map(([country]) => country),
      cash: following.flatMap(({ id, name, currency }) => {
        const titles = new Set([
          currency,
          ...(ledger.cash.get(id)?.balances.map((balance) => balance.currency) ?? []),
          ...stated.filter(({ portfolio_id }) => portfolio_id === id).map((rate) => rate.currency),
        ]);
        return [...titles].map((title) => {
          const rate = stated.find((one) => one.portfolio_id === id && one.currency === title);
          return {
            portfolio_id: id,
            portfolio_name: name,
            currency_id: idOf.get(title)!,
            currency: title,
            percent: rate?.percent ?? null,
            since: rate?.since ?? null,
          };
        });
      }),
    },
  };
}

export async function saveIncomeSettings(context: Context, { body }: CallInput<typeof saveCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const today = dayInWarsaw(clock.now());
  const known = new Set((await currenciesWithRates(database, '9999-12-31')).map(({ id }) => id));
  const errors: FieldErrors = {};
  const earliest = addMonths(today, -mostMonthsBack);
  for (const { portfolio_id, currency_id, since } of body.cash) {
    if (!isId(portfolio_id)) errors.portfolio_id = ['portfolioError'];
    if (!known.has(currency_id)) errors.currency_id = ['currencyError'];
    if (!isDay(since) || since > today || since < earliest) errors.since = ['incomeDayError'];
  }
  const countries = body.withholding.map(({ country }) => country);
  if (new Set(countries).size !== countries.length) errors.withholding = ['incomeCountryError'];
  const accounts = body.cash.map((one) => `${one.portfolio_id} ${one.currency_id}`);
  if (new Set(accounts).size !== accounts.length) errors.currency_id = ['currencyError'];
  if (Object.keys(errors).length) throw invalid(errors);
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const ids = [...new Set(body.cash.map(({ portfolio_id }) => portfolio_id))];
    const locked = await lockPortfolios(tx, ids, userId);
    if (locked.length !== ids.length) throw invalid({ portfolio_id: ['portfolioError'] });
    await replaceWithholding(tx, userId, body.withholding);
    await replaceCashRates(tx, userId, body.cash);
  });
  return isDone;
}
