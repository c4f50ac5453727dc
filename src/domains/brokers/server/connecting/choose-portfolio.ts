import { invalid } from '../../../../foundation/failure.ts';
import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  readOnlyOf,
  requireActive,
  requireRoom,
  roomFor,
} from '../../../billing/server/policies/policies.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { countedPortfolios } from '../../../ledger/server/counted-portfolios.ts';
import { portfolioChanged } from '../../../ledger/server/ledger-events.ts';
import { insertPortfolio, lockPortfolios, portfoliosOf } from '../../../ledger/server/portfolio-store.ts';
import type { BrokerAccount } from '../../broker-port.ts';
import { type AccountRow, accountsOf, insertAccounts } from '../account-store.ts';
import { type IntegrationRow, integrationById } from '../integration-store.ts';

type Choice = {
  /** Of the broker. */
  title: string;
  currency_id: string;
  portfolio_id?: string | null | undefined;
  portfolios: IntegrationRow['portfolios'];
  /** Nothing where they are not known yet. */
  accounts: readonly BrokerAccount[];
};

/** The connection's own portfolio, and that of each account that is known. */
export type ChosenPortfolios = { main: string; accounts: AccountRow[] };

/**
 * One for all: the one that was chosen, the first real one of the currency, any real one, or a new one. One for each:
 * the first account goes to the one that was chosen, and every other one to a new one. Locked, after the account (SF-11).
 */
export async function portfoliosFor(
  tx: Tx,
  services: Services,
  userId: string,
  { title, currency_id, portfolio_id, portfolios, accounts }: Choice,
): Promise<ChosenPortfolios> {
  const rowOf = ({ id, name }: BrokerAccount, portfolioId: string): AccountRow => ({
    account: id,
    name: name ?? null,
    portfolio_id: portfolioId,
  });
  const [first, ...others] = accounts;
  if (portfolios === 'one' || !first) {
    const main = await portfolioFor(tx, services, userId, { title, currency_id, portfolio_id });
    return { main, accounts: accounts.map((account) => rowOf(account, main)) };
  }
  const made = (account: BrokerAccount) =>
    newPortfolio(tx, services, userId, { title, currency_id, account });
  const main = portfolio_id
    ? await portfolioFor(tx, services, userId, { title, currency_id, portfolio_id })
    : await made(first);
  const rows = [rowOf(first, main)];
  for (const account of others) rows.push(rowOf(account, await made(account)));
  return { main, accounts: rows };
}

/** Accounts that came to a connection since; without room in the plan they go where the first one goes. */
export async function addAccounts(
  tx: Tx,
  services: Services,
  { user_id: userId, id }: IntegrationRow,
  accounts: readonly BrokerAccount[],
): Promise<void> {
  const known = new Set((await accountsOf(tx, userId, id)).map(({ account }) => account));
  const fresh = accounts.filter((one) => !known.has(one.id));
  const integration = fresh.length ? await integrationById(tx, userId, id) : undefined;
  if (!integration) return;
  // The account before its portfolios: a new one needs room (SF-11).
  if (!(await lockUser(tx, userId))) return;
  // Whoever removed the portfolio while it was waited for was first: nothing goes there any more.
  const { main } = await lockFed(tx, integration);
  const { portfolios, name: title, currency_id } = integration;
  const rows: AccountRow[] = [];
  for (const account of fresh) {
    const isFirst = known.size + rows.length === 0;
    const own =
      portfolios === 'each' && !isFirst && (await roomFor(tx, services, userId, countedPortfolios)) > 0;
    const portfolioId = own
      ? await newPortfolio(tx, services, userId, { title, currency_id, account })
      : (main?.id ?? null);
    rows.push({ account: account.id, name: account.name ?? null, portfolio_id: portfolioId });
  }
  await insertAccounts(tx, userId, id, rows);
}

/** Every portfolio that a connection writes into, locked (SF-11). */
export async function lockFed(tx: Tx, { user_id, id, portfolio_id, portfolios: rule }: IntegrationRow) {
  const accounts = rule === 'each' ? await accountsOf(tx, user_id, id) : [];
  const ids = [portfolio_id, ...accounts.map((one) => one.portfolio_id)].filter((one) => one !== null);
  const portfolios = ids.length ? await lockPortfolios(tx, [...new Set(ids)], user_id) : [];
  const byId = new Map(portfolios.map((one) => [one.id, one]));
  const main = byId.get(portfolio_id ?? '');
  const ofAccount = new Map(accounts.map((one) => [one.account, byId.get(one.portfolio_id ?? '')]));
  return {
    portfolios,
    main,
    /** Some brokers have one account and do not name it in their bookings. */
    of: (account: string) => (ofAccount.has(account) ? ofAccount.get(account) : main),
  };
}

async function portfolioFor(
  tx: Tx,
  services: Services,
  userId: string,
  { title, currency_id, portfolio_id }: Pick<Choice, 'title' | 'currency_id' | 'portfolio_id'>,
): Promise<string> {
  const all = await portfoliosOf(tx, userId);
  const readOnly = await readOnlyOf(tx, services, userId, countedPortfolios);
  const real = all.filter(({ id, is_virtual }) => !is_virtual && !readOnly.has(id));
  const chosen = portfolio_id
    ? all.find(({ id }) => id === portfolio_id)
    : (real.find((one) => one.currency_id === currency_id) ?? real[0]);
  if (portfolio_id && !chosen) throw invalid({ portfolio_id: ['portfolioError'] });
  if (!chosen) return newPortfolio(tx, services, userId, { title, currency_id });
  const [locked] = await lockPortfolios(tx, [chosen.id], userId);
  if (!locked) throw invalid({ portfolio_id: ['portfolioError'] });
  await requireActive(tx, services, userId, countedPortfolios, [locked.id]);
  return locked.id;
}

type Named = { title: string; currency_id: string; account?: BrokerAccount };
const longestName = 50;

async function newPortfolio(
  tx: Tx,
  services: Services,
  userId: string,
  { title, currency_id, account }: Named,
): Promise<string> {
  const { clock, events } = services;
  await requireRoom(tx, services, userId, countedPortfolios);
  const id = newId(clock.now().getTime());
  const called = account?.name && account.name !== title ? account.name : account?.id;
  await insertPortfolio(tx, {
    id,
    user_id: userId,
    name: [title, called].filter(Boolean).join(' ').slice(0, longestName).trim(),
    currency_id: (await currencyOf(tx, account)) ?? currency_id,
    is_virtual: false,
    kind: 'ordinary',
    lot_method: 'fifo',
    follows_cash: true,
    notify_email: false,
    notify_sms: false,
    submission_id: null,
    at: clock.now(),
  });
  await events.publish(tx, portfolioChanged.of(userId));
  return id;
}

/** Its own currency, where it is one that has rates. */
async function currencyOf(tx: Tx, account: BrokerAccount | undefined): Promise<string | undefined> {
  if (!account?.currency) return undefined;
  const code = account.currency.toLowerCase();
  return (await currenciesWithRates(tx, '9999-12-31')).find(({ title }) => title === code)?.id;
}
