import { callApi } from '../../../../foundation/call-api.ts';
import { updateHolding, updatePortfolio } from '../../../ledger/contract.ts';
import { portfolioBody, portfolioValues } from '../../../ledger/ui/portfolio/portfolio-values.ts';
import {
  type HoldingOutput,
  listHoldings,
  listPortfolios,
  type PortfolioOutput,
} from '../../../performance/contract.ts';
import type { Threshold } from './threshold-row.ts';

/** Something that says from which change on one is told of it. */
export type Watched = {
  id: string;
  name: string;
  /** Of an asset. */
  ticker?: string;
  note: 'paper' | 'noStrategy' | null;
  /** The portfolio an asset lies in. */
  within?: string;
  threshold: Threshold;
  save: (threshold: Threshold, locale: string) => Promise<unknown>;
};

export async function loadPortfolios(locale: string, signal?: AbortSignal): Promise<Watched[]> {
  const { data } = await callApi(listPortfolios, { query: {} }, locale, signal);
  return data.flatMap((row) => ('notifications' in row ? [portfolioOf(row)] : []));
}

function portfolioOf(portfolio: PortfolioOutput): Watched {
  const { id, name, is_virtual, strategy_id, notifications, version } = portfolio;
  const { percent, coverage, email, sms } = notifications;
  return {
    id,
    name,
    note: is_virtual ? 'paper' : strategy_id === null ? 'noStrategy' : null,
    threshold: { percent: percent ?? '', coverage: coverage ?? '', email, sms },
    save: (threshold, locale) =>
      callApi(
        updatePortfolio,
        { params: { id }, body: portfolioBody({ ...portfolioValues(portfolio), ...threshold }, { version }) },
        locale,
      ),
  };
}

/** Those that are watched come first. */
export async function loadAssets(locale: string, signal?: AbortSignal): Promise<Watched[]> {
  const { data } = await callApi(listHoldings, { query: {} }, locale, signal);
  const all = data.flatMap((row) => ('notifications' in row ? [assetOf(row)] : []));
  return [...all.filter(isWatched), ...all.filter((one) => !isWatched(one))];
}

function assetOf({ id, title, name, portfolio_name, notifications, version }: HoldingOutput): Watched {
  const { percent, email, sms } = notifications;
  return {
    id,
    name: title,
    ticker: name,
    within: portfolio_name,
    note: null,
    threshold: { percent: percent ?? '', coverage: '', email, sms },
    save: ({ coverage: _, ...given }, locale) =>
      callApi(
        updateHolding,
        {
          params: { id },
          body: { notifications: { ...given, percent: given.percent.trim() || null }, version },
        },
        locale,
      ),
  };
}

/** One of its ways is on, or it has a percentage of its own. */
export const isWatched = ({ threshold: { percent, email, sms } }: Watched): boolean =>
  percent !== '' || email || sms;
