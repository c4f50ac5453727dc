import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, isZero, sign, textOf, times } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { Ground, GroundAsset } from '../../strategies/ground-shape.ts';
import {
  currencyTitles,
  type ReferencedInstrument,
  referencedInstruments,
} from '../../strategies/server/strategy-store.ts';
import { type DailyValues, dust, valueOn } from '../../valuation/daily-values.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import { isHeld } from '../figures/ledger-values.ts';
import type { portfolioWeights as weightsCall } from '../weights-contract.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { factorOf } from './measure-ledger.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

const weeks = 104;
const mostWanted = 50;
/** A price older than this is as good as none for something that is not held. */
const freshDays = 30;

/** What a portfolio holds as targets weigh it (rule S-17); the same answer while nothing it is made from changes. */
export function portfolioWeights(context: Context, { params, query }: CallInput<typeof weightsCall>) {
  const wanted = [...new Set((query.assets ?? '').split(',').filter(Boolean))].slice(0, mostWanted);
  return rememberedFigures(context, ['weights', params.id, query, context.locale], async () => {
    const ledger = await valueLedger(context, { portfolioId: params.id, currency: query.currency });
    return { data: await groundOf(context, ledger, wanted) };
  });
}

/** `wanted`: ISINs and ids of instruments that are told of even where nothing of them is held. */
export async function groundOf(
  context: Context,
  ledger: ValuedLedger,
  wanted: readonly string[],
): Promise<Ground> {
  const portfolio = ledger.portfolios[0]!;
  const days = Array.from({ length: weeks + 1 }, (_, at) => ledger.today - 7 * (weeks - at));
  const own = ledger.holdings.flatMap((holding) => assetOf(ledger, holding, days, context.locale));
  const held = ledger.holdings.filter((holding) => isHeld(ledger, holding));
  const balance = ledger.cash.get(portfolio.id) ?? null;
  const cash = portfolio.follows_cash ? balance : null;
  const beside = await besideHeld(context, ledger, wanted, own);
  const valued = new Set(own.filter(({ units }) => units !== '0').map(({ id }) => id));
  return {
    portfolio: { id: portfolio.id, name: portfolio.name },
    currency: ledger.shown,
    follows_cash: portfolio.follows_cash,
    cash: cash && textOf(cash.value),
    assets: [...own, ...beside],
    days: days.map(dayOf),
    cash_history: days.map((day) => (cash ? shownValue(cash.daily, day) : 0)),
    rates: await ratesIn(context, ledger),
    missing:
      held.filter(({ id }) => !valued.has(id)).length + Number(portfolio.follows_cash && balance === null),
    is_simulated: held.some(
      ({ instrument_id }) => ledger.quotes.get(instrument_id)?.source === simulatedSource,
    ),
    price_day: newestDay(ledger, held),
  };
}

function newestDay(ledger: ValuedLedger, held: readonly NamedHolding[]): string | null {
  const days = held.flatMap(({ id }) => {
    const price = ledger.measured.get(id)?.value.price;
    return price?.kind === 'quote' || price?.kind === 'carried' ? [price.day!] : [];
  });
  return days.length ? dayOf(Math.max(...days)) : null;
}

function shownValue(daily: DailyValues, day: number): number | null {
  const value = valueOn(daily, day);
  return Number.isFinite(value) ? hundredths(value) : null;
}

/** What has neither a price nor a rate cannot be weighed; what was gone before the two years is of no interest. */
function assetOf(
  ledger: ValuedLedger,
  holding: NamedHolding,
  days: readonly number[],
  locale: string,
): GroundAsset[] {
  const value = ledger.measured.get(holding.id)?.value;
  const rate = ledger.rates.cross(holding.price_currency, ledger.shown, ledger.today);
  if (!value || !rate) return [];
  // What is short is no part of a whole that is divided.
  if (sign(value.units) < 0 || (!value.price.value && !isZero(value.units))) return [];
  const history = days.map((day) => shownValue(value.daily, day));
  const isNever = isZero(value.units) && history.every((one) => one === null || Math.abs(one) < dust);
  if (isNever) return [];
  const price = value.price.value && times(value.price.value, rate);
  return [
    {
      ...described(holding, locale),
      id: holding.id,
      asset_id: holding.instrument_id,
      units: textOf(value.units),
      price: price && textOf(price),
      quoted: value.price.value && textOf(value.price.value),
      value: textOf(value.marketValue),
      history,
    },
  ];
}

type Described = Pick<
  NamedHolding,
  'ticker' | 'names' | 'isin' | 'class_slug' | 'subclass_slug' | 'country' | 'price_currency'
>;

function described(one: Described, locale: string) {
  return {
    ticker: one.ticker,
    name: nameIn(one.names, locale, one.ticker),
    isin: one.isin,
    class: one.class_slug,
    subclass: one.subclass_slug,
    country: one.country,
    price_currency: one.price_currency,
  };
}

/** Instruments that were asked for and of which nothing is held, at their newest price. */
async function besideHeld(
  context: Context,
  ledger: ValuedLedger,
  wanted: readonly string[],
  own: readonly GroundAsset[],
): Promise<GroundAsset[]> {
  if (wanted.length === 0) return [];
  const { services } = context;
  const found = await referencedInstruments(services.database, actorOf(context).userId, wanted);
  const held = new Set(own.map(({ asset_id }) => asset_id));
  const beside = new Map(found.filter(({ id }) => !held.has(id)).map((one) => [one.id, one]));
  const quotes = await marketMemoryOf(services).quotes(
    [...beside.keys()],
    ledger.today - freshDays,
    ledger.today,
  );
  return [...beside.values()].map((one) => {
    const quoted = quotedPrice(one, quotes.get(one.id)?.newest ?? null, ledger.today);
    const rate = ledger.rates.cross(one.price_currency, ledger.shown, ledger.today);
    return {
      ...described(one, context.locale),
      id: one.id,
      asset_id: one.id,
      units: '0',
      price: quoted && rate && textOf(times(quoted, rate)),
      quoted: quoted && textOf(quoted),
      value: '0',
      history: [],
    };
  });
}

function quotedPrice(
  one: ReferencedInstrument,
  newest: { price: Decimal; day: number } | null,
  today: number,
): Decimal | null {
  return newest && newest.day >= today - freshDays ? times(newest.price, factorOf(one)) : null;
}

async function ratesIn(context: Context, ledger: ValuedLedger): Promise<Record<string, string>> {
  const titles = await currencyTitles(context.services.database);
  return Object.fromEntries(
    titles.flatMap((title) => {
      const rate = ledger.rates.cross(title, ledger.shown, ledger.today);
      return rate ? [[title, textOf(rate)]] : [];
    }),
  );
}
