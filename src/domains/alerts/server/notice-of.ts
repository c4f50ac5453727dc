import { type Decimal, textOf, times } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { marketClasses } from '../../market-data/contract.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import type { SendingChannel } from '../../notifications/topics.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { SessionMove } from '../../valuation/total-value.ts';
import { percentOf } from '../moves.ts';
import type { Way } from '../price-level.ts';
import type { OpenLevel } from './state-store.ts';
import type { WatchedHolding, WatchedPortfolio } from './watch-store.ts';
import type { WatchedInstrument } from './watched-market.ts';

export const subjectOf = {
  portfolio: (id: string) => `portfolio:${id}`,
  holding: (id: string) => `holding:${id}`,
  level: (id: string) => `level:${id}`,
  coverage: (id: string) => `coverage:${id}`,
  bands: (id: string) => `bands:${id}`,
};

/** By mail and SMS where it was ticked, and to browsers (rule N-17). */
function channelsOf(ticked: { notify_email: boolean; notify_sms: boolean }): SendingChannel[] {
  return [
    ...(ticked.notify_email ? (['email'] as const) : []),
    ...(ticked.notify_sms ? (['sms'] as const) : []),
    'push',
  ];
}

export function portfolioNotice(
  portfolio: WatchedPortfolio,
  move: SessionMove,
  isSimulated: boolean,
): Notice {
  return {
    userId: portfolio.user_id,
    kind: 'portfolioMoved',
    params: {
      portfolio: portfolio.name,
      percent: textOf(percentOf(move)),
      amount: moneyText(move.amount),
      currency: portfolio.currency,
    },
    subject: subjectOf.portfolio(portfolio.id),
    parent: { type: 'portfolio', id: portfolio.id },
    isSimulated,
    by: channelsOf(portfolio),
  };
}

/** Money for a unit: pence and percent are how it is quoted, not what it costs. */
const moneyOf = (quote: Decimal, { market }: WatchedInstrument) => moneyText(times(quote, market.factor));

/** An index has points and costs nothing. */
const pricedIn = ({ class_slug, price_currency }: WatchedInstrument) =>
  class_slug === 'indices' ? '' : price_currency;

export function holdingNotice(
  holding: WatchedHolding,
  portfolio: WatchedPortfolio,
  instrument: WatchedInstrument,
  move: SessionMove,
): Notice {
  return {
    userId: holding.user_id,
    kind: 'assetMoved',
    params: {
      asset: nameIn(instrument.names, portfolio.locale, instrument.ticker),
      ticker: instrument.ticker,
      percent: textOf(percentOf(move)),
      price: moneyOf(instrument.price!, instrument),
      currency: pricedIn(instrument),
    },
    subject: subjectOf.holding(holding.id),
    parent: { type: 'portfolio', id: portfolio.id },
    isSimulated: instrument.isSimulated,
    by: channelsOf(holding),
  };
}

export function coverageNotice(
  portfolio: WatchedPortfolio,
  strategy: Readonly<Record<string, string>>,
  coverage: Decimal,
  isSimulated: boolean,
): Notice {
  return {
    userId: portfolio.user_id,
    kind: 'coverageFell',
    params: {
      portfolio: portfolio.name,
      strategy: nameIn(strategy, portfolio.locale),
      coverage: textOf(coverage),
      below: portfolio.notify_coverage!,
    },
    subject: subjectOf.coverage(portfolio.id),
    parent: { type: 'portfolio', id: portfolio.id },
    isSimulated,
  };
}

type LeftBand = {
  names: Readonly<Record<string, string>>;
  held: Decimal;
  wanted: Decimal;
  side: 'above' | 'below';
  /** How many parts left theirs together. */
  count: number;
  isSimulated: boolean;
};

export function bandNotice(
  portfolio: WatchedPortfolio,
  strategy: { id: string; names: Readonly<Record<string, string>> },
  left: LeftBand,
): Notice {
  return {
    userId: portfolio.user_id,
    kind: 'bandLeft',
    params: {
      portfolio: portfolio.name,
      strategy: nameIn(strategy.names, portfolio.locale),
      part: nameIn(left.names, portfolio.locale),
      held: textOf(left.held),
      wanted: textOf(left.wanted),
      side: left.side,
      count: String(left.count),
    },
    subject: subjectOf.bands(portfolio.id),
    parent: { type: 'ownStrategy', id: strategy.id },
    isSimulated: left.isSimulated,
  };
}

const hasPage = ({ class_slug }: WatchedInstrument) => marketClasses.some((known) => known === class_slug);

export function levelNotice(level: OpenLevel, set: Decimal, instrument: WatchedInstrument, way: Way): Notice {
  return {
    userId: level.user_id,
    kind: 'levelCrossed',
    params: {
      asset: nameIn(instrument.names, level.locale, instrument.ticker),
      ticker: instrument.ticker,
      level: moneyOf(set, instrument),
      price: moneyOf(instrument.price!, instrument),
      currency: pricedIn(instrument),
      way,
    },
    subject: subjectOf.level(level.id),
    // One's own instruments have no page, nor have some classes.
    ...(!instrument.is_custom && hasPage(instrument) && { parent: { type: 'asset', id: instrument.id } }),
    isSimulated: instrument.isSimulated,
  };
}
