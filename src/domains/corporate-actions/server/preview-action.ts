import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { hundred, isZero, minus, over, plus, textOf, times, zero } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { firstOverdrawn } from '../../ledger/follow-units.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import { type Book, type HoldingRows, keepBooks } from '../../ledger/keep-book.ts';
import { ownHolding } from '../../ledger/server/holding-store.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { rowsTogether } from '../../ledger/server/rows-together.ts';
import { newestPrice } from '../../performance/positions/newest-price.ts';
import { tallyBook } from '../../performance/positions/tally-book.ts';
import { factorOf } from '../../performance/server/measure-ledger.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { ActionSide, previewAction as previewCall } from '../contract.ts';
import { type ActionRow, actionRows, asLedgerRow } from './action-rows.ts';
import { type ReadAction, readAction } from './read-action.ts';

/** Stands for the holding that the action would make. */
const fresh = 'new';

/** What an action would make of what is held today: the same rows as if it were recorded (rule CA-7). */
export async function previewAction(context: Context, { body }: CallInput<typeof previewCall>) {
  const { userId } = actorOf(context);
  const { database } = context.services;
  const action = await readAction(context, body);
  const { source, target } = action;
  const known = target && (await ownHolding(database, userId, source.portfolio_id, target.id));
  const place = { source: source.id, target: target && (known?.id ?? fresh) };
  const before = await rowsTogether(database, userId, [source.id, ...(known ? [known.id] : [])]);
  if (place.target === fresh) before.set(fresh, { rows: [], method: before.get(source.id)!.method });
  const made = actionRows(action, before.get(source.id)!.rows, place);
  const after = withRows(before, made, action.currency);
  for (const { rows } of after.values())
    if (firstOverdrawn(rows)) throw invalid({ amount: ['maxVolumeError'] });
  const [booksBefore, booksAfter] = [keepBooks(before), keepBooks(after)];
  const reckon = await sideReckoner(context, action);
  const ids = [place.source, ...(place.target ? [place.target] : [])];
  const sides = ids.map((id, i) => {
    const of = i === 0 ? source : { ...target!, instrument_id: target!.id, price_currency: target!.currency };
    return {
      before: id === fresh ? null : reckon(of, booksBefore.get(id)!),
      after: reckon(of, booksAfter.get(id)!),
    };
  });
  const share = made.find(({ planned }) => planned.share)?.planned.share;
  return {
    data: {
      currency: await portfolioCurrency(context, source.portfolio_id),
      sides,
      share: share ? textOf(times(share, hundred)) : null,
      paid_out: textOf(paidOut(made)),
      rows: made.map(({ planned: { of, type, units, total } }) => ({
        type,
        ticker: of === 'source' ? source.ticker : target!.ticker,
        amount: units && textOf(units),
        total: total && textOf(total),
      })),
    },
  };
}

function paidOut(made: readonly ActionRow[]) {
  return made.reduce((sum, { planned }) => {
    if (planned.type === 'buy') return minus(sum, grossOf(planned));
    return planned.type === 'sell' || planned.type === 'repayment' ? plus(sum, grossOf(planned)) : sum;
  }, zero);
}

function withRows(
  before: ReadonlyMap<string, HoldingRows>,
  made: readonly ActionRow[],
  currency: string,
): Map<string, HoldingRows> {
  return new Map(
    [...before].map(([id, { rows, method }]) => {
      const own = made.filter(({ row }) => row.holding_id === id);
      return [id, { rows: [...rows, ...own.map((each) => asLedgerRow(each, currency))], method }];
    }),
  );
}

type Valued = Pick<
  ReadAction['source'],
  'instrument_id' | 'ticker' | 'names' | 'price_currency' | 'price_unit' | 'nominal'
>;

/** Says what a book comes to today, in the currency of the portfolio. */
async function sideReckoner(context: Context, { source, target }: ReadAction) {
  const { services } = context;
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const market = marketMemoryOf(services);
  const ids = [source.instrument_id, ...(target ? [target.id] : [])];
  const [rates, quotes, shown] = await Promise.all([
    market.rates(today),
    market.quotes(ids, today, today),
    portfolioCurrency(context, source.portfolio_id),
  ]);
  return (of: Valued, book: Book): ActionSide => {
    const quoted = {
      currency: of.price_currency,
      factor: factorOf(of),
      newest: quotes.get(of.instrument_id)?.newest ?? null,
    };
    const { cost } = tallyBook(book, of.price_currency, rates, shown).pool;
    const price = newestPrice(book, quoted, rates, today).value;
    const rate = rates.cross(of.price_currency, shown, today);
    return {
      asset_id: of.instrument_id,
      ticker: of.ticker,
      name: nameIn(of.names, context.locale, of.ticker),
      units: textOf(book.units),
      cost: moneyText(cost),
      average_cost: isZero(book.units) ? null : moneyText(over(cost, book.units)),
      value: isZero(book.units)
        ? '0'
        : price && rate
          ? moneyText(times(times(book.units, price), rate))
          : null,
    };
  };
}

async function portfolioCurrency(context: Context, id: string): Promise<string> {
  const all = await portfoliosOf(context.services.database, actorOf(context).userId);
  return all.find((portfolio) => portfolio.id === id)!.currency;
}
