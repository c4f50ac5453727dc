import { Failure, invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { portfolioChanged } from '../../ledger/server/ledger-events.ts';
import {
  insertPortfolio,
  lockPortfolioCount,
  lockPortfolios,
  portfoliosOf,
} from '../../ledger/server/portfolio-store.ts';

type Choice = { title: string; currency_id: string; portfolio_id?: string | null | undefined };

/** The one that was chosen, the first real one of the currency, any real one, or a new one; locked (SF-11). */
export async function portfolioFor(
  tx: Tx,
  services: Services,
  userId: string,
  { title, currency_id, portfolio_id }: Choice,
): Promise<string> {
  const all = await portfoliosOf(tx, userId);
  const real = all.filter(({ is_virtual }) => !is_virtual);
  const chosen = portfolio_id
    ? all.find(({ id }) => id === portfolio_id)
    : (real.find((one) => one.currency_id === currency_id) ?? real[0]);
  if (portfolio_id && !chosen) throw invalid({ portfolio_id: ['portfolioError'] });
  if (chosen) {
    const [locked] = await lockPortfolios(tx, [chosen.id], userId);
    if (!locked) throw invalid({ portfolio_id: ['portfolioError'] });
    return locked.id;
  }
  return newPortfolio(tx, services, userId, { title, currency_id });
}

async function newPortfolio(
  tx: Tx,
  services: Services,
  userId: string,
  { title, currency_id }: Choice,
): Promise<string> {
  const { clock, events } = services;
  const limits = await limitsOf(services, userId, tx);
  if ((await lockPortfolioCount(tx, userId)) >= limits.portfolios) throw new Failure({ kind: 'upgrade' });
  const id = newId(clock.now().getTime());
  await insertPortfolio(tx, {
    id,
    user_id: userId,
    name: title,
    currency_id,
    is_virtual: false,
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
