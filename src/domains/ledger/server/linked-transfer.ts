import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  decimal,
  rounded,
  sign,
  textOf,
  textOfFloat,
  times,
} from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { lastKnown } from '../../market-data/day-series.ts';
import { inWholeUnits } from '../../market-data/source-port/source-units.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import { dayGiven } from '../check-transaction.ts';
import { priceDecimals } from '../figure-limits.ts';
import { inOrder } from '../order-rows.ts';
import {
  followOpening,
  holdingById,
  insertHoldings,
  type NamedHolding,
  ownHolding,
  removeEmptyHoldings,
  touchLedger,
} from './holding-store.ts';
import { currencyTitle, type PortfolioRow } from './portfolio-store.ts';
import { refuseOverdraft } from './refuse-overdraft.ts';
import { rowOf, type TransactionBody } from './transaction-row.ts';
import {
  changeTransaction,
  insertTransactions,
  type NewTransaction,
  rowsOfHoldings,
  type StoredTransaction,
} from './transaction-store.ts';

/** Between which portfolios units move, and the holding they leave. */
type TransferEnds = { from: string; to: string; source: NamedHolding };

/** A paper portfolio is never in totals: what came from it would come from nowhere. */
export function refuseMixedPaper(portfolios: readonly PortfolioRow[]): void {
  const [one, other] = portfolios;
  if (!one || !other) throw invalid({ other_portfolio_id: ['portfolioError'] });
  if (one.is_virtual !== other.is_virtual) throw invalid({ other_portfolio_id: ['paperTransferError'] });
}

export async function transferEnds(
  on: Queries,
  userId: string,
  body: TransactionBody,
): Promise<TransferEnds> {
  const other = body.other_portfolio_id!;
  const [from, to] = body.type === 'transfer-out' ? [body.portfolio_id, other] : [other, body.portfolio_id];
  const named = body.asset_value_id && isId(body.asset_value_id);
  const held = named ? await holdingById(on, body.asset_value_id!, userId) : undefined;
  if (held && held.portfolio_id !== from && held.portfolio_id !== to)
    throw invalid({ asset_value_id: ['assetError'] });
  const instrumentId = held?.instrument_id ?? (await catalogueId(on, userId, body));
  const id = held?.portfolio_id === from ? held.id : (await ownHolding(on, userId, from, instrumentId))?.id;
  const source = id && (await holdingById(on, id, userId));
  if (!source) throw invalid({ amount: ['maxVolumeError'] }, undefined, { max: '0' });
  if (source.broker_id) throw invalid({ asset_value_id: ['readOnlyError'] });
  return { from, to, source };
}

async function catalogueId(on: Queries, userId: string, { asset_id }: TransactionBody): Promise<string> {
  const instrument = asset_id && isId(asset_id) ? await instrumentById(on, asset_id, userId) : undefined;
  if (!instrument) throw invalid({ asset_value_id: ['assetError'] });
  return instrument.id;
}

/**
 * What a unit was worth that day, for the list and for the day somebody unlinks the halves: the market's price, else
 * that of the last trade before. Figures do not need it, since lots bring their cost and the market has its price.
 */
export async function transferPrice(context: Context, body: TransactionBody): Promise<string> {
  if (body.price && /[1-9]/.test(body.price)) return body.price;
  const { services } = context;
  const { userId } = actorOf(context);
  const { source } = await transferEnds(services.database, userId, body);
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const day = dayNumber(dayGiven(body.created_at));
  const market = marketMemoryOf(services);
  const [quotes, rates, rows, currency] = await Promise.all([
    market.quotes([source.instrument_id], day, today),
    market.rates(today),
    rowsOfHoldings(services.database, userId, [source.id]),
    currencyTitle(services.database, body.currency_id),
  ]);
  const traded = inOrder(rows.get(source.id)!).findLast((row) => row.price && row.day <= day);
  const found = [
    quotedPrice(source, lastKnown(quotes.get(source.instrument_id)!.closes, day)?.value),
    traded && { price: traded.price!, currency: traded.currency },
  ];
  for (const known of found) {
    const rate = known && rates.cross(known.currency, currency, day);
    const price = rate && rounded(times(known.price, rate), priceDecimals);
    if (price && sign(price) > 0) return textOf(price);
  }
  throw invalid({ price: ['priceError'] });
}

function quotedPrice(
  { price_unit, nominal, price_currency }: NamedHolding,
  close: number | undefined,
): { price: Decimal; currency: string } | null {
  if (close === undefined || (price_unit === 'percent' && nominal === null)) return null;
  const price = decimal(inWholeUnits(textOfFloat(close), price_unit, nominal ?? undefined));
  return { price, currency: price_currency };
}

/** Writes both halves, over those that are there; `body.type` says which of them the caller means. */
export async function writeTransfer(
  tx: Tx,
  context: Context,
  body: TransactionBody,
  { from, to, source }: TransferEnds,
  kept: readonly StoredTransaction[],
) {
  const { clock, events } = context.services;
  const { userId } = actorOf(context);
  const target = await targetHolding(tx, context, to, source);
  const [left, came] = (['transfer-out', 'transfer-in'] as const).map((type) =>
    kept.find((row) => row.type === type),
  );
  const link = left?.id ?? newId();
  const out = half(body, 'transfer-out', { id: link, portfolio: from, holding: source.id, link }, left);
  const into = half(
    body,
    'transfer-in',
    { id: came?.id ?? newId(), portfolio: to, holding: target, link },
    came,
  );
  for (const row of kept) await changeTransaction(tx, userId, row === left ? out : into, clock.now());
  const fresh = [...(left ? [] : [out]), ...(came ? [] : [into])];
  await insertTransactions(tx, userId, fresh, clock.now());
  const before = kept.map((row) => row.holding_id!);
  const holdings = [...new Set([source.id, target, ...before])];
  await refuseOverdraft(tx, userId, holdings, out.id);
  await removeEmptyHoldings(tx, userId, holdings);
  await followOpening(tx, userId, holdings);
  const portfolios = new Set([from, to, ...kept.map((row) => row.portfolio_id)]);
  await touchLedger(tx, userId, [...portfolios], holdings);
  await events.publish(tx, userPortfolioChanged.of(userId));
  const meant = body.type === 'transfer-out' ? out : into;
  const version = kept.find((row) => row.id === meant.id)?.version ?? 0;
  return { id: meant.id, asset_value_id: meant.holding_id, version: version + 1 };
}

type Place = { id: string; portfolio: string; holding: string; link: string };

/** The fee belongs to the half it was entered with, and so does the mark of the submission. */
function half(
  body: TransactionBody,
  type: 'transfer-in' | 'transfer-out',
  { id, portfolio, holding, link }: Place,
  kept: StoredTransaction | undefined,
): NewTransaction {
  const isMeant = body.type === type;
  const given = {
    ...body,
    type,
    portfolio_id: portfolio,
    fee: isMeant ? body.fee : (kept?.fee ?? '0'),
    submission_id: isMeant ? body.submission_id : undefined,
  };
  return { ...rowOf(given, id, holding, kept), link_id: link };
}

async function targetHolding(
  tx: Tx,
  context: Context,
  portfolio: string,
  source: NamedHolding,
): Promise<string> {
  const { userId } = actorOf(context);
  const known = await ownHolding(tx, userId, portfolio, source.instrument_id);
  if (known) return known.id;
  const id = newId();
  const fresh = {
    ...source,
    id,
    portfolio_id: portfolio,
    notify_email: false,
    notify_sms: false,
    notify_percent: null,
  };
  await insertHoldings(tx, userId, [{ ...fresh, created_at: context.services.clock.now() }]);
  return id;
}
