import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { holdingsOf, insertHoldings, touchLedger } from '../../ledger/server/holding-store.ts';
import { portfolioChanged } from '../../ledger/server/ledger-events.ts';
import { linkRows } from '../../ledger/server/link-store.ts';
import { followCash, lockPortfolios } from '../../ledger/server/portfolio-store.ts';
import { refuseOverdraft } from '../../ledger/server/refuse-overdraft.ts';
import { insertTransactions, type NewTransaction } from '../../ledger/server/transaction-store.ts';
import type { Draft } from '../to-ledger.ts';
import type { Engine } from './engine/engine.ts';
import type { DraftedRow, FileAbout } from './engine/engine-messages.ts';
import { insertSources, type NewSource } from './source-store.ts';

type Recording = { documentId: string; about: FileAbout; engine: Engine };

/** Writes all rows of a file that can be written; a ledger that would break its rules takes none. */
export async function recordDrafts(
  tx: Tx,
  context: Context,
  { documentId, about, engine }: Recording,
): Promise<void> {
  const { clock, events } = context.services;
  const { userId } = actorOf(context);
  const writer = new Writer(tx, context, { documentId, broker: about.broker });
  await writer.prepare();
  for await (const rows of engine.drafts()) await writer.write(rows);
  await writer.linkHalves();
  const { portfolios, holdings } = writer;
  if (portfolios.size === 0) throw invalid({ fileName: ['importFailed'] });
  const locked = await lockPortfolios(tx, [...portfolios], userId);
  if (locked.length !== portfolios.size) throw invalid({ portfolios: ['portfolioError'] });
  await refuseOverdraft(tx, userId, [...holdings], null);
  if (about.hasCash) {
    let changed = 0;
    for (const { id, follows_cash } of locked)
      if (!follows_cash) changed += await followCash(tx, userId, id, clock.now());
    if (changed) await events.publish(tx, portfolioChanged.of(userId));
  }
  await touchLedger(tx, userId, [...portfolios], [...holdings]);
  await events.publish(tx, userPortfolioChanged.of(userId));
}

class Writer {
  readonly portfolios = new Set<string>();
  readonly holdings = new Set<string>();
  readonly #tx: Tx;
  readonly #context: Context;
  readonly #of: { documentId: string; broker: string };
  /** By portfolio and instrument. */
  readonly #known = new Map<string, string>();
  #currencies = new Map<string, string>();
  /** What left and what arrived, by the mark of the transfer. */
  readonly #halves = new Map<string, (NewTransaction | undefined)[]>();

  constructor(tx: Tx, context: Context, of: { documentId: string; broker: string }) {
    this.#tx = tx;
    this.#context = context;
    this.#of = of;
  }

  async prepare(): Promise<void> {
    const { userId } = actorOf(this.#context);
    const currencies = await currenciesWithRates(this.#tx, '9999-12-31');
    this.#currencies = new Map(currencies.map(({ title, id }) => [title.toUpperCase(), id]));
    for (const holding of await holdingsOf(this.#tx, userId))
      if (!holding.broker_id) this.#known.set(`${holding.portfolio_id} ${holding.instrument_id}`, holding.id);
  }

  async write(rows: readonly DraftedRow[]): Promise<void> {
    const { userId } = actorOf(this.#context);
    const at = this.#context.services.clock.now();
    await this.#addHoldings(rows);
    const transactions: NewTransaction[] = [];
    const sources: NewSource[] = [];
    for (const row of rows) {
      this.portfolios.add(row.portfolioId);
      for (const draft of row.drafts) {
        const transaction = this.#transactionOf(row, draft, at);
        transactions.push(transaction);
        sources.push({ transactionId: transaction.id, row });
        if (row.link) this.#keepHalf(row.link, transaction);
      }
    }
    await insertTransactions(this.#tx, userId, transactions, at);
    await insertSources(this.#tx, userId, this.#of, sources);
  }

  async #addHoldings(rows: readonly DraftedRow[]): Promise<void> {
    const { userId } = actorOf(this.#context);
    const created_at = this.#context.services.clock.now();
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
          created_at,
        },
      ];
    });
    if (fresh.length) await insertHoldings(this.#tx, userId, fresh);
  }

  /** Transfers between two portfolios whose halves both came with the file. */
  async linkHalves(): Promise<void> {
    const { userId } = actorOf(this.#context);
    for (const [out, into] of this.#halves.values()) {
      if (!out || !into) continue;
      const { day, time } = out;
      const pair = { outId: out.id, inId: into.id, day, time };
      await linkRows(this.#tx, userId, pair, this.#context.services.clock.now());
    }
  }

  #keepHalf(link: string, half: NewTransaction): void {
    const pair = this.#halves.get(link) ?? [];
    pair[half.type === 'transfer-out' ? 0 : 1] = half;
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
      origin: 'import',
      submission_id: null,
    };
  }
}
