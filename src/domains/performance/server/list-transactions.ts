import { dayNumber, dayOf, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, decimal, textOf, times } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { otherHalves } from '../../ledger/server/link-store.ts';
import { inFormNames } from '../../ledger/server/transaction-row.ts';
import type { StoredTransaction } from '../../ledger/server/transaction-store.ts';
import { notedTransactions, transactionsById } from '../../ledger/server/transaction-store.ts';
import { tagsOfTransactions } from '../../remarks/server/tag-store.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { JournalEntry, JournalFilter } from '../journal/journal.ts';
import type { listTransactions as listCall } from '../journal/transactions-contract.ts';
import { journalOf } from './journal-memory.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { placesWithTag } from './places-with-tag.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

type Query = CallInput<typeof listCall>['query'];

/** What the query asks for, in terms of the journal. */
export async function filterOf(
  context: Context,
  query: Omit<Query, 'start' | 'limit'>,
): Promise<JournalFilter> {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field])) throw invalid({ [field]: ['invalid'] });
  const typed = query.search?.trim() ?? '';
  const search = typed ? foldToWords(typed) : null;
  const noted = typed
    ? await notedTransactions(context.services.database, actorOf(context).userId, typed)
    : [];
  return {
    search,
    noted: new Set(noted),
    portfolioId: query.portfolioId ?? null,
    holdingId: query.assetId ?? null,
    type: query.type ?? null,
    from: query.from ? dayNumber(query.from) : null,
    to: query.to ? dayNumber(query.to) : null,
    currency: query.inCurrency?.toLowerCase() ?? null,
    tagged: query.tag === undefined ? null : await placesWithTag(context, query.tag),
  };
}

/** What somebody looks for by words is asked once; the rest is asked again with every page. */
export function listTransactions(context: Context, { query }: CallInput<typeof listCall>) {
  if (query.search) return reckon(context, query);
  return rememberedFigures(context, ['transactions', query], () => reckon(context, query));
}

async function reckon(context: Context, query: Query) {
  const { userId } = actorOf(context);
  const [ledger, filter] = await Promise.all([
    valueLedger(context, { currency: query.currency }),
    filterOf(context, query),
  ]);
  const journal = journalOf(context.services, userId, ledger);
  const { matching, totals } = journal.find(filter);
  const page = pageOf(matching, query);
  const thisYear = dayNumber(`${dayOf(ledger.today).slice(0, 4)}-01-01`);
  return {
    data: await transactionOutputs(context, ledger, page),
    meta: { total: matching.length, start: query.start, limit: query.limit },
    totals,
    year: journal.find({ ...everything, from: thisYear }).totals,
    first_day: journal.firstDay === null ? null : dayOf(journal.firstDay),
    shown_currency: ledger.shown,
  };
}

const everything: JournalFilter = {
  search: null,
  noted: new Set(),
  portfolioId: null,
  holdingId: null,
  type: null,
  from: null,
  to: null,
  currency: null,
  tagged: null,
};

function pageOf(matching: readonly JournalEntry[], { sort, start, limit }: Query): JournalEntry[] {
  if (sort === 'newest') return matching.slice(start, start + limit);
  const end = Math.max(0, matching.length - start);
  return matching.slice(Math.max(0, end - limit), end).reverse();
}

/** Rows of the journal with everything stored about them; two queries, whatever their number. */
export async function transactionOutputs(
  context: Context,
  ledger: ValuedLedger,
  page: readonly JournalEntry[],
) {
  const ids = page.map((entry) => entry.id).filter(isId);
  const { database } = context.services;
  const { userId } = actorOf(context);
  const stored = await transactionsById(database, ids, userId);
  const linked = stored.filter((row) => row.link_id && !row.event_id).map((row) => row.id);
  const tags = ids.length ? await tagsOfTransactions(database, userId, ids) : new Map<string, string[]>();
  const halves = linked.length ? await otherHalves(database, userId, linked) : new Map();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const holdings = new Map(ledger.holdings.map((holding) => [holding.id, holding]));
  const portfolios = new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  return page.flatMap((entry) => {
    const row = byId.get(entry.id);
    // Removed by someone else between the two readings.
    if (!row) return [];
    const holding = entry.holdingId === null ? undefined : holdings.get(entry.holdingId);
    const { shown } = entry;
    return [
      {
        ...fieldsOf(row),
        portfolio_name: portfolios.get(entry.portfolioId)!.name,
        asset_id: holding?.instrument_id ?? null,
        ticker: holding?.ticker ?? null,
        name: holding ? nameIn(holding.names, context.locale) : null,
        class: holding?.class_slug ?? null,
        mic: holding?.mic ?? null,
        currency: entry.currency,
        to_currency: row.to_currency ?? null,
        is_read_only: row.origin === 'broker',
        other_portfolio_id: halves.get(row.id)?.portfolio_id ?? null,
        other_portfolio_name: halves.get(row.id)?.portfolio_name ?? null,
        amount_after: entry.unitsAfter && textOf(entry.unitsAfter),
        value_after: maybe(shown?.valueAfter),
        flow: maybe(shown?.flow),
        fee_shown: maybe(shown?.fee),
        tax_shown: maybe(shown?.tax),
        realised: shown && !shown.movedCost && realises.has(row.type) ? moneyText(shown.realised) : null,
        tags: tags.get(row.id) ?? [],
      },
    ];
  });
}

/** Types whose gain is told beside them. */
const realises: ReadonlySet<string> = new Set(['sell', 'transfer-out', 'cover', 'result']);

function maybe(amount: Decimal | null | undefined): string | null {
  return amount ? moneyText(amount) : null;
}

function fieldsOf(row: StoredTransaction) {
  const total =
    row.total ?? (row.units && row.price ? textOf(times(decimal(row.units), decimal(row.price))) : '0');
  const { origin, event_id, event_kind } = row;
  return { ...inFormNames(row), total, origin, event_id, event_kind };
}
