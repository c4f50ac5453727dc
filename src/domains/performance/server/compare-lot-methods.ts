import { setImmediate as others } from 'node:timers/promises';
import type { CallInput } from '../../../foundation/contract.ts';
import { minus, sum } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { type HoldingRows, keepBooks, type LotMethod } from '../../ledger/keep-book.ts';
import { lotMethods } from '../../ledger/lot-methods.ts';
import { rowsTogether } from '../../ledger/server/rows-together.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { compareLotMethods as compareCall, LotMethodFigures } from '../lot-methods-contract.ts';
import { tallyBook } from '../positions/tally-book.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

/** The same rows by each lot method: what they were worth stays, what they cost does not (rule L-6). */
export function compareLotMethods(context: Context, { params, query }: CallInput<typeof compareCall>) {
  return rememberedFigures(context, ['lot methods', params.id, query.currency], async () => {
    const ledger = await valueLedger(context, { portfolioId: params.id, currency: query.currency });
    // What has no rate to the shown currency is in no figure.
    const known = ledger.holdings.filter(({ id }) => ledger.measured.get(id));
    const ids = known.map(({ id }) => id);
    const rows = await rowsTogether(context.services.database, actorOf(context).userId, ids);
    const own = new Set(ledger.holdings.map(({ id }) => id));
    const methods: LotMethodFigures[] = [];
    for (const method of lotMethods) {
      methods.push({ method, ...figuresBy(ledger, known, byMethod(rows, own, method)) });
      // A long ledger takes a while by each: others have their turn in between.
      await others();
    }
    return { data: { currency: ledger.shown, methods } };
  });
}

/** The portfolio's own holdings by another method; those that share lots with them keep theirs. */
function byMethod(rows: ReadonlyMap<string, HoldingRows>, own: ReadonlySet<string>, method: LotMethod) {
  return new Map([...rows].map(([id, of]) => [id, own.has(id) ? { ...of, method } : of]));
}

function figuresBy(
  { measured, rates, shown }: ValuedLedger,
  holdings: ValuedLedger['holdings'],
  rows: ReadonlyMap<string, HoldingRows>,
) {
  const books = keepBooks(rows);
  const tallies = holdings.map(({ id, price_currency }) =>
    tallyBook(books.get(id)!, price_currency, rates, shown),
  );
  const cost = sum(tallies.map(({ pool }) => pool.cost));
  const worth = sum(holdings.map(({ id }) => measured.get(id)!.value.marketValue));
  return {
    realised: moneyText(sum(tallies.map(({ realised }) => realised))),
    cost: moneyText(cost),
    unrealised: moneyText(minus(worth, cost)),
  };
}
