import { dayOf } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  floatOf,
  isZero,
  minus,
  over,
  plus,
  sum,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { Book } from '../../ledger/keep-book.ts';
import { costsOf, type Lot } from '../../ledger/lots.ts';
import { bringsUnits, takesUnits } from '../../ledger/transaction-types.ts';
import { figuresOf, moneyText, unknownFigures } from '../../valuation/measure-total.ts';
import { sharesWithCash } from '../positions/shares.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import { cashIn } from './cash-in.ts';
import type {
  HoldingFacts,
  LedgerValues,
  MeasuredHolding,
  NewestQuote,
  PortfolioFacts,
} from './ledger-values.ts';

/** Assets with their figures; shares are of everything in the portfolios, followed cash too, as on every page. */
export function holdingFigures(
  ledger: LedgerValues,
  portfoliosOfThem: readonly PortfolioFacts[],
  holdings: readonly HoldingFacts[],
  locale: string,
) {
  const worth = holdings.map((holding) => {
    const value = ledger.measured.get(holding.id)?.value.marketValue;
    return value ? floatOf(value) : null;
  });
  const cash = cashIn(ledger, portfoliosOfThem).map(({ value }) => Number(value));
  const shares = sharesWithCash(worth, cash).assets;
  const portfolios = new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  return holdings.map((holding, i) => {
    const book = ledger.books.get(holding.id)!;
    const measured = ledger.measured.get(holding.id) ?? null;
    const quoted = ledger.quotes.get(holding.instrument_id);
    const opening = openingOf(book);
    return {
      ...identity(holding, locale),
      portfolio_name: portfolios.get(holding.portfolio_id)!.name,
      value: averagePrice(book, holding.currency),
      current_price: priceText(quoted, measured),
      price_at: quoted?.at ?? null,
      price_day: measured?.value.price.day == null ? null : dayOf(measured.value.price.day),
      price_kind: measured?.value.price.kind ?? ('none' as const),
      price_gap: gapOf(measured),
      is_simulated: quoted?.source === simulatedSource,
      volume: textOf(book.units),
      is_valid:
        holding.is_valid && measured !== null && measured.value.price.kind !== 'none'
          ? (1 as const)
          : (0 as const),
      added_at: dayOf(book.entries[0]?.day ?? ledger.today),
      transactions_count: book.entries.length,
      editable: opening !== null && holding.broker_id === null,
      opening: opening && { ...opening, currency_id: holding.currency_id },
      ...(measured ? figuresOf(totalOfHolding(measured.value), measured.returns) : unknownFigures),
      share: shares[i] ?? null,
    };
  });
}

function identity(holding: HoldingFacts, locale: string) {
  return {
    id: holding.id,
    name: holding.ticker,
    title: nameIn(holding.names, locale),
    parent_id: holding.instrument_id,
    portfolio_id: holding.portfolio_id,
    broker_id: holding.broker_id,
    class: holding.class_slug,
    class_id: holding.class_id,
    class_name: nameIn(holding.class_names, locale),
    subclass_id: holding.subclass_id,
    subclass_name: holding.subclass_names && nameIn(holding.subclass_names, locale),
    mic: holding.mic,
    country: holding.country,
    slug: holding.is_custom ? null : holding.slug,
    is_custom: holding.is_custom,
    currency_id: holding.currency_id,
    currency: holding.currency,
    price_currency: holding.price_currency,
    price_unit: holding.price_unit,
    is_child_asset: holding.is_child_asset,
    notifications: {
      email: holding.notify_email,
      sms: holding.notify_sms,
      percent: holding.notify_percent,
    },
    version: holding.version,
  };
}

function gapOf(measured: MeasuredHolding) {
  const gap = measured?.value.priceGap;
  return gap ? { since: dayOf(gap.since), until: gap.until === null ? null : dayOf(gap.until) } : null;
}

/** As quoted; where nothing ever was, the estimate from the last transaction. */
function priceText(quoted: NewestQuote | undefined, measured: MeasuredHolding): string | null {
  if (quoted?.newest) return textOf(quoted.newest.price);
  const estimate = measured?.value.price.value;
  return estimate ? moneyText(estimate) : null;
}

/** What the held units cost on average, where all of them were bought in one currency. */
function averagePrice(book: Book, currency: string): string | null {
  if (isZero(book.units)) return averageOfPurchases(book, currency);
  if (book.method === 'average') return pooledPrice(book, currency);
  const cost = costIn(book.lots, currency);
  return cost && moneyText(over(cost, book.units));
}

/** What lots cost, where all of it was paid and paid back in one currency. */
function costIn(lots: readonly Lot[], currency: string): Decimal | null {
  const costs = lots.flatMap(costsOf);
  return costs.every((cost) => cost.currency === currency) ? sum(costs.map(({ amount }) => amount)) : null;
}

/** With average cost a sale takes its share of what everything held has cost. */
function pooledPrice(book: Book, currency: string): string | null {
  let units = zero;
  let cost = zero;
  for (const entry of book.entries) {
    if (entry.moved) {
      const moved = costIn(entry.moved, currency);
      if (!moved) return null;
      cost = entry.type === 'transfer-in' ? plus(cost, moved) : minus(cost, moved);
    } else if (bringsUnits.has(entry.type)) {
      if (entry.currency !== currency) return null;
      cost = plus(cost, entry.gross);
    } else if (entry.type === 'repayment' && !isZero(units)) {
      if (entry.currency !== currency) return null;
      cost = minus(cost, entry.gross);
    } else if (entry.type === 'short') {
      if (entry.currency !== currency) return null;
      cost = minus(cost, entry.gross);
    } else if (entry.type === 'cover')
      cost = isZero(entry.unitsAfter) ? zero : plus(cost, over(times(cost, entry.units), units));
    else if (entry.share) cost = minus(cost, times(cost, entry.share));
    else if (takesUnits.has(entry.type))
      cost = isZero(entry.unitsAfter) ? zero : minus(cost, over(times(cost, entry.units), units));
    units = entry.unitsAfter;
  }
  return moneyText(over(cost, units));
}

/** For what is sold the average of all purchases; splits make that meaningless. */
function averageOfPurchases(book: Book, currency: string): string | null {
  const bought = book.entries
    .filter((entry) => entry.type === 'buy' || entry.type === 'transfer-in')
    .flatMap((entry) => entry.moved ?? [{ ...entry, cost: entry.gross }]);
  if (bought.length === 0 || book.entries.some((entry) => entry.ratio)) return null;
  if (bought.some((entry) => entry.currency !== currency)) return null;
  const units = sum(bought.map((entry) => entry.units));
  return compare(units, zero) > 0 ? moneyText(over(sum(bought.map((entry) => entry.cost)), units)) : null;
}

/** The opening purchase, while the holding consists of nothing else. */
function openingOf(book: Book) {
  const [only, ...more] = book.entries;
  if (!only || more.length > 0 || only.type !== 'buy') return null;
  return {
    value: textOf(only.price!),
    volume: textOf(only.units),
    added_at: dayOf(only.day),
    fee: textOf(only.fee),
  };
}
