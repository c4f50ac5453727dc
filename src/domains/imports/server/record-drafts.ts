import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { holdingsOf, insertHoldings, touchLedger } from '../../ledger/server/holding-store.ts';
import { portfolioChanged } from '../../ledger/server/ledger-events.ts';
import { linkRows } from '../../ledger/server/link-store.ts';
import { followCash, lockPortfolios } from '../../ledger/server/portfolio-store.ts';
import { refuseOverdraft } from '../../ledger/server/refuse-overdraft.ts';
import {
  insertActionRows,
  insertTransactions,
  type NewActionRow,
  type NewTransaction,
} from '../../ledger/server/transaction-store.ts';
import type { Draft } from '../to-ledger.ts';
import type { DraftedRow } from './engine/engine-messages.ts';
import { insertSources, type NewSource } from './source-store.ts';

/** Whose ledger it is. */
export type Recorder = { userId: string; services: Pick<Services, 'clock' | 'events'> };

/** What brings rows: a file, or a connection to a broker, whose rows nobody changes by hand. */
export type Bringer =
  | { documentId: string; connectionId: null; broker: string }
  | { documentId: null; connectionId: string; broker: string };

type Recording = {
  of: Bringer;
  hasCash: boolean;
  rows: AsyncIterable<DraftedRow[]> | Iterable<DraftedRow[]>;
};

/** Writes rows that can be written; a ledger that would break its rules takes none. Tells how many bookings came in. */
export async function recordDrafts(
  tx: Tx,
  by: Recorder,
  { of, hasCash, rows: batches }: Recording,
): Promise<number> {
  const { clock, events } = by.services;
  const { userId } = by;
  const writer = new Writer(tx, by, of);
  await writer.prepare();
  let count = 0;
  let writing = Promise.resolve();
  for await (const rows of together(batches)) {
    // Made ready while the database takes those before; told once, where it is waited for.
    const next = writer.write(rows);
    next.catch(() => {});
    await writing;
    writing = next;
    count += rows.length;
  }
  await writing;
  await writer.linkHalves();
  const { portfolios, holdings } = writer;
  if (portfolios.size === 0) return 0;
  const locked = await lockPortfolios(tx, [...portfolios], userId);
  if (locked.length !== portfolios.size) throw invalid({ portfolios: ['portfolioError'] });
  await refuseOverdraft(tx, userId, [...holdings], null);
  if (hasCash) {
    let changed = 0;
    for (const { id, follows_cash } of locked)
      if (!follows_cash) changed += await followCash(tx, userId, id, clock.now());
    if (changed) await events.publish(tx, portfolioChanged.of(userId));
  }
  await touchLedger(tx, userId, [...portfolios], [...holdings]);
  await events.publish(tx, userPortfolioChanged.of(userId));
  return count;
}

/** So many rows go to the database at once: it takes one after the other, and a statement costs as well. */
const atOnce = 2000;

async function* together(batches: Recording['rows']): AsyncGenerator<DraftedRow[]> {
  let waiting: DraftedRow[] = [];
  for await (const rows of batches) {
    waiting.push(...rows);
    if (waiting.length < atOnce) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length) yield waiting;
}

const byHandFirst = (a: { broker_id: string | null }, b: { broker_id: string | null }) =>
  Number(a.broker_id !== null) - Number(b.broker_id !== null);

class Writer {
  readonly portfolios = new Set<string>();
  readonly holdings = new Set<string>();
  readonly #tx: Tx;
  readonly #by: Recorder;
  readonly #of: Bringer;
  /** By portfolio and instrument. */
  readonly #known = new Map<string, string>();
  #currencies = new Map<string, string>();
  /** What left and what arrived, by the mark of the transfer. */
  readonly #halves = new Map<string, (NewTransaction | undefined)[]>();

  /** By the mark of a corporate action in the file. */
  readonly #actions = new Map<string, string>();

  constructor(tx: Tx, by: Recorder, of: Bringer) {
    this.#tx = tx;
    this.#by = by;
    this.#of = of;
  }

  async prepare(): Promise<void> {
    const { userId } = this.#by;
    const currencies = await currenciesWithRates(this.#tx, '9999-12-31');
    this.#currencies = new Map(currencies.map(({ title, id }) => [title.toUpperCase(), id]));
    const holdings = await holdingsOf(this.#tx, userId);
    const isOurs = ({ broker_id }: { broker_id: string | null }) => broker_id === this.#brokerId;
    // What a person holds by hand takes the broker's rows too; then it is not the broker's alone.
    for (const holding of holdings.filter((one) => !one.broker_id || isOurs(one)).sort(byHandFirst))
      this.#known.set(`${holding.portfolio_id} ${holding.instrument_id}`, holding.id);
  }

  /** Only a connection keeps holdings. */
  get #brokerId(): string | null {
    return this.#of.connectionId && this.#of.broker;
  }

  async write(rows: readonly DraftedRow[]): Promise<void> {
    const { userId } = this.#by;
    const at = this.#by.services.clock.now();
    await this.#addHoldings(rows);
    const transactions: NewTransaction[] = [];
    const ofActions: NewActionRow[] = [];
    const sources: NewSource[] = [];
    for (const row of rows) {
      this.portfolios.add(row.portfolioId);
      for (const draft of row.drafts) {
        const transaction = this.#transactionOf(row, draft, at);
        if (row.action || row.share) ofActions.push({ ...transaction, ...this.#actionOf(row) });
        else transactions.push(transaction);
        sources.push({ transactionId: transaction.id, row });
        if (row.link) this.#keepHalf(row.link, transaction);
      }
    }
    await insertTransactions(this.#tx, userId, transactions, at);
    if (ofActions.length) await insertActionRows(this.#tx, userId, ofActions, at);
    await insertSources(this.#tx, userId, this.#of, sources);
  }

  async #addHoldings(rows: readonly DraftedRow[]): Promise<void> {
    const { userId } = this.#by;
    const created_at = this.#by.services.clock.now();
    const fresh = rows.flatMap(({ portfolioId, instrumentId, drafts }) => {
      const key = `${portfolioId} ${instrumentId}`;
      const draft = drafts.find(({ ofAsset }) => ofAsset);
      if (!instrumentId || !draft || this.#known.has(key)) return [];
      const id = newId(created_at.getTime());
      this.#known.set(key, id);
      return [
        {
          id,
          portfolio_id: portfolioId,
          instrument_id: instrumentId,
          currency_id: this.#currencyOf(draft.currency),
          notify_email: false,
          notify_sms: false,
          broker_id: this.#brokerId,
          created_at,
        },
      ];
    });
    if (fresh.length) await insertHoldings(this.#tx, userId, fresh);
  }

  /** Bookings of one corporate action share an id here as they did there. */
  #actionOf({ action, share }: DraftedRow): Pick<NewActionRow, 'share' | 'event_id' | 'event_kind'> {
    if (!action) return { share, event_id: null, event_kind: null };
    const event_id = this.#actions.get(action.id) ?? newId();
    this.#actions.set(action.id, event_id);
    return { share, event_id, event_kind: action.kind };
  }

  /** Transfers between two portfolios, or two assets, whose halves both came with the file. */
  async linkHalves(): Promise<void> {
    const { userId } = this.#by;
    for (const [out, into] of this.#halves.values()) {
      if (!out || !into) continue;
      const { day, time } = out;
      const pair = { outId: out.id, inId: into.id, day, time };
      await linkRows(this.#tx, userId, pair, this.#by.services.clock.now());
    }
  }

  #keepHalf(link: string, half: NewTransaction): void {
    const pair = this.#halves.get(link) ?? [];
    pair[half.type === 'transfer-in' ? 1 : 0] = half;
    this.#halves.set(link, pair);
  }

  #currencyOf(code: string): string {
    const id = this.#currencies.get(code);
    if (!id) throw invalid({ fileName: ['currencyError'] });
    return id;
  }

  #transactionOf(row: DraftedRow, draft: Draft, at: Date): NewTransaction {
    const holding = draft.ofAsset ? this.#known.get(`${row.portfolioId} ${row.instrumentId}`)! : null;
    if (holding) this.holdings.add(holding);
    return {
      id: newId(at.getTime()),
      portfolio_id: row.portfolioId,
      holding_id: holding,
      type: draft.type,
      day: row.day,
      time: row.time,
      rank: row.line,
      units: draft.units,
      price: draft.price,
      total: draft.total,
      currency_id: this.#currencyOf(draft.currency),
      fee: draft.fee,
      tax: draft.tax,
      to_total: draft.toTotal,
      to_currency_id: draft.toCurrency && this.#currencyOf(draft.toCurrency),
      numerator: draft.numerator,
      denominator: draft.denominator,
      note: row.note?.slice(0, 500) ?? null,
      origin: this.#of.connectionId ? 'broker' : 'import',
      submission_id: null,
      link_id: null,
      // A charge in another currency is a row of its own, and no case of anything.
      ...(draft.type === row.drafts[0]!.type && row.terms),
    };
  }
}
