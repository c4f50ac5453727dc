import { dayInWarsaw, dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import {
  type Decimal,
  decimal,
  isZero,
  rounded,
  textOfFloat,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { type FieldErrors, invalid } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { priceDecimals } from '../../ledger/figure-limits.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import { holdingById, type NamedHolding } from '../../ledger/server/holding-store.ts';
import { currencyExists, currencyTitle } from '../../ledger/server/portfolio-store.ts';
import { rowsOfHoldings } from '../../ledger/server/transaction-store.ts';
import { lastKnown } from '../../market-data/day-series.ts';
import { inWholeUnits } from '../../market-data/source-port/source-units.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { recordAction } from '../contract.ts';
import { type ActionPrices, type ActionTerms, kindsWithTarget } from '../plan-action.ts';

export type ActionBody = CallInput<typeof recordAction>['body'];
/** A close older than this says nothing of the day. */
const carriedDays = 10;

type Target = NonNullable<Awaited<ReturnType<typeof instrumentById>>>;

/** An action as it was asked for, with what it is about. */
export type ReadAction = {
  body: ActionBody;
  terms: ActionTerms;
  source: NamedHolding;
  target: Target | null;
  /** Lowercase title. */
  currency: string;
  prices: ActionPrices;
};

/** Reads what an action is about; refused in its fields where that is not the caller's or not there. */
export async function readAction(context: Context, body: ActionBody): Promise<ReadAction> {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const errors: FieldErrors = {};
  const day = body.created_at;
  if (!isDay(day) || day > dayInWarsaw(clock.now()) || day < '1900-01-01')
    errors.created_at = ['createdAtError'];
  const isCurrency = isId(body.currency_id) && (await currencyExists(database, body.currency_id));
  if (!isCurrency) errors.currency_id = ['currencyError'];
  const source = isId(body.asset_value_id)
    ? await holdingById(database, body.asset_value_id, userId)
    : undefined;
  if (!source) errors.asset_value_id = ['assetError'];
  else if (source.broker_id) errors.asset_value_id = ['readOnlyError'];
  const target = kindsWithTarget.has(body.kind) ? await targetOf(database, userId, body) : null;
  if (target === undefined) errors.target_id = ['assetError'];
  else if (target && target.id === source?.instrument_id) errors.target_id = ['sameAssetError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const currency = await currencyTitle(database, body.currency_id);
  const read = { body, source: source!, target: target ?? null, currency };
  return { ...read, terms: termsOf(body), prices: await pricesOf(context, read) };
}

async function targetOf(on: Queries, userId: string, { target_id: id }: ActionBody) {
  return id && isId(id) ? instrumentById(on, id, userId) : undefined;
}

function termsOf(body: ActionBody): ActionTerms {
  const { numerator, denominator, share } = body;
  return {
    kind: body.kind,
    ratio: numerator && denominator ? [decimal(numerator), decimal(denominator)] : null,
    share: share ? decimal(share) : null,
    price: positive(body.price),
    cash: positive(body.cash),
    inLieu: positive(body.in_lieu),
    units: positive(body.amount),
    tax: positive(body.tax) ?? zero,
  };
}

function positive(text: string | null | undefined): Decimal | null {
  const given = text ? decimal(text) : zero;
  return isZero(given) ? null : given;
}

/** What a unit of both was worth that day: the market's price, else that of the last trade before. */
async function pricesOf(
  context: Context,
  { body, source, target, currency }: Omit<ReadAction, 'terms' | 'prices'>,
): Promise<ActionPrices> {
  if (!target) return { source: null, target: null };
  const { services } = context;
  const { userId } = actorOf(context);
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const day = dayNumber(body.created_at);
  const market = marketMemoryOf(services);
  const [quotes, rates, rows] = await Promise.all([
    market.quotes([source.instrument_id, target.id], day - carriedDays, today),
    market.rates(today),
    rowsOfHoldings(services.database, userId, [source.id]),
  ]);
  const inCurrency = (known: { price: Decimal; currency: string } | null | undefined) => {
    const rate = known && rates.cross(known.currency, currency, day);
    const price = rate ? rounded(times(known.price, rate), priceDecimals) : null;
    return price && !isZero(price) ? price : null;
  };
  const quoted = (id: string, of: Priced) =>
    inCurrency(quotedPrice(of, lastKnown(quotes.get(id)!.closes, day)?.value));
  const traded = inOrder(rows.get(source.id)!).findLast((row) => row.price && row.day <= day);
  return {
    source:
      quoted(source.instrument_id, source) ??
      inCurrency(traded && { price: traded.price!, currency: traded.currency }),
    target: quoted(target.id, { ...target, price_currency: target.currency }),
  };
}

type Priced = Pick<NamedHolding, 'price_unit' | 'nominal' | 'price_currency'>;

function quotedPrice({ price_unit, nominal, price_currency }: Priced, close: number | undefined) {
  if (close === undefined || (price_unit === 'percent' && nominal === null)) return null;
  const price = decimal(inWholeUnits(textOfFloat(close), price_unit, nominal ?? undefined));
  return { price, currency: price_currency };
}
