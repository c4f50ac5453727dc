import { wholeList } from '../../../foundation/answers.ts';
import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { sum, textOf } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { costsOf } from '../../ledger/lots.ts';
import { totalOfAll } from '../../valuation/total-value.ts';
import type { listHoldings as listCall } from '../contract.ts';
import { holdingFigures } from '../figures/holding-figures.ts';
import { isHeld, totalsOf } from '../figures/ledger-values.ts';
import { totalFigures } from '../figures/portfolio-figures.ts';
import { isTagged, taggedLedger } from '../figures/tagged-ledger.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { placesWithTag } from './places-with-tag.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

/** What is held now; with closed=1 also what was sold completely. Paper portfolios are asked for by their id. */
export function listHoldings(context: Context, { query }: CallInput<typeof listCall>) {
  return rememberedFigures(context, ['holdings', query], () => reckon(context, query));
}

async function reckon(context: Context, query: CallInput<typeof listCall>['query']) {
  const ledger = await valueLedger(context, { portfolioId: query.portfolio_id, currency: query.currency });
  const virtual = new Set(
    ledger.portfolios.filter((portfolio) => portfolio.is_virtual).map((portfolio) => portfolio.id),
  );
  const tagged = query.tag === undefined ? null : await placesWithTag(context, query.tag);
  const wanted = ledger.holdings.filter(
    (holding) =>
      (query.closed === '1' || isHeld(ledger, holding)) &&
      (query.portfolio_id !== undefined || query.simplified === '1' || !virtual.has(holding.portfolio_id)),
  );
  const listed = new Set(
    wanted.filter((holding) => tagged === null || isTagged(holding, tagged)).map(({ id }) => id),
  );
  if (query.simplified !== '1') {
    const portfolios = ledger.portfolios.filter(
      ({ id }) => query.portfolio_id !== undefined || !virtual.has(id),
    );
    // Shares are of everything, whatever is listed of it.
    const rows = holdingFigures(ledger, portfolios, wanted, context.locale).filter(({ id }) =>
      listed.has(id),
    );
    return {
      ...wholeList(query.lots === '1' ? rows.map((row) => ({ ...row, lots: lotsOf(ledger, row.id) })) : rows),
      ...(tagged && { totals: totalsWithTag({ ...ledger, portfolios }, tagged, rows, context.locale) }),
    };
  }
  return wholeList(
    wanted
      .filter(({ id }) => listed.has(id))
      .map((holding) => ({
        id: holding.id,
        name: holding.ticker,
        title: nameIn(holding.names, context.locale),
        parent_id: holding.instrument_id,
        portfolio_id: holding.portfolio_id,
        currency_id: holding.currency_id,
        volume: textOf(ledger.books.get(holding.id)!.units),
      })),
  );
}

/** What assets with a tag come to, also those that were sold; their share is that of what is listed. */
function totalsWithTag(
  ledger: ValuedLedger,
  tagged: ReadonlySet<string>,
  rows: readonly { share: number | null }[],
  locale: string,
) {
  const part = taggedLedger(ledger, tagged);
  const totals = totalsOf(part);
  const total = totalOfAll([...totals.values()], part.today);
  const share = rows.reduce((sum, row) => sum + (row.share ?? 0), 0);
  return { ...totalFigures(part, part.portfolios, total, locale), share: Number(share.toFixed(2)) };
}

/** Of a holding that has lots, in the order a sale takes them; none where capital was paid back in another currency. */
function lotsOf({ books }: ValuedLedger, id: string) {
  const { method, lots } = books.get(id)!;
  if (method === 'average') return null;
  if (lots.some((lot) => lot.back?.some(({ currency }) => currency !== lot.currency))) return null;
  const inOrder = method === 'lifo' ? lots.toReversed() : lots;
  return inOrder.map((lot) => ({
    id: lot.id ?? null,
    day: dayOf(lot.day),
    units: textOf(lot.units),
    cost: textOf(sum(costsOf(lot).map(({ amount }) => amount))),
    currency: lot.currency,
  }));
}
