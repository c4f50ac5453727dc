import { hash } from 'node:crypto';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { noteAdditionBy } from '../../../changes/server/note-change.ts';
import type { Booking, Left, RejectedReason } from '../../../imports/booking.ts';
import { keysOf } from '../../../imports/server/engine/booking-keys.ts';
import {
  checkBookings,
  type Known,
  type OldRow,
  type Outcome,
} from '../../../imports/server/engine/check.ts';
import { draftedRow } from '../../../imports/server/engine/drafted-row.ts';
import { aboutOf } from '../../../imports/server/engine/file-about.ts';
import { oldRow } from '../../../imports/server/engine/old-row.ts';
import { partBookings } from '../../../imports/server/engine/part-bookings.ts';
import { together, type Understood } from '../../../imports/server/engine/understand.ts';
import { ratesOn } from '../../../imports/server/match-store.ts';
import { recordDrafts } from '../../../imports/server/record-drafts.ts';
import { resolveInstruments } from '../../../imports/server/resolve-instruments.ts';
import { broughtBookings, knownBookings, rowsAfter } from '../../../imports/server/source-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { removeEmptyHoldings, touchLedger } from '../../../ledger/server/holding-store.ts';
import { refuseOverdraft } from '../../../ledger/server/refuse-overdraft.ts';
import { removeTransactions } from '../../../ledger/server/transaction-store.ts';
import type { RowAnswer } from '../../sync-result.ts';
import { bindAccepted } from '../bind-accepted.ts';
import { lockFed } from '../connecting/choose-portfolio.ts';
import { type IntegrationRow, lockIntegration, storeCursor } from '../integration-store.ts';
import { pausedOf } from '../paused.ts';
import { endWaiting, keepWaiting, waitingRows } from '../waiting-store.ts';

/** What a broker told of an account since it was asked last. */
export type BrokerReport = {
  bookings: readonly Booking[];
  rejected: readonly Left<RejectedReason>[];
  cancelled: readonly string[];
  account: string;
  cursor: string;
};

/** `report` nothing: only what waits is looked at again. `asReported`: whether corrections of the broker are taken over. */
type Taking = { integration: IntegrationRow; report: BrokerReport | null; asReported: boolean };

export type Taken = { added: number; corrected: number; removed: number };
const nothing: Taken = { added: 0, corrected: 0, removed: 0 };

/** Rows read at once: few enough not to hold anybody up. */
const atOnce = 2000;

/**
 * Puts into the ledger what a broker told: what is there already stays as it is, however often it is told; what was
 * told otherwise before is replaced; what cannot be a row yet waits.
 */
export async function takeIn(
  tx: Tx,
  services: Services,
  { integration, report, asReported }: Taking,
): Promise<Taken> {
  const { user_id: userId, id, broker } = integration;
  const at = services.clock.now();
  const fed = await openOnly(tx, services, integration, await lockFed(tx, integration));
  // What exceeds the plan is asked for when there is room again.
  if (!fed || (report && fed.isClosed(report.account))) return nothing;
  const current = await lockIntegration(tx, userId, id);
  if (!current || current.status === 'disconnected') return nothing;
  // Its portfolio went or came while the broker was asked: the next time everything is read into that one.
  if (current.portfolio_id !== integration.portfolio_id) return nothing;
  const { understood: all, answers } = await everything(tx, integration, report);
  const gone =
    asReported && report
      ? await takeBack(tx, integration, all, report)
      : { corrected: 0, removed: 0, holdings: [] };
  const there = await knownBookings(tx, userId, [...all.keys, ...all.partKeys.flat()]);
  const keys: Known['keys'] = new Map(there.map(({ key, ...where }) => [key, where]));
  const understood = partBookings(all, keys);
  const { outcomes, rows: old } = await checked(tx, services, {
    integration,
    fed,
    understood,
    answers,
    keys,
  });
  await bindAccepted(tx, current, { understood, outcomes, old });
  const rows = outcomes.flatMap(({ state, drafts, portfolioId, instrument }, n) =>
    state === 'import'
      ? [
          draftedRow(understood.bookings[n]!, understood.keys[n]!, {
            drafts,
            portfolioId: portfolioId!,
            instrumentId: instrument?.id ?? null,
            partKeys: understood.partKeys[n]!,
          }),
        ]
      : [],
  );
  const { hasCash } = aboutOf(understood);
  const of = { documentId: null, connectionId: id, broker };
  const added = rows.length ? await recordDrafts(tx, { userId, services }, { of, hasCash, rows: [rows] }) : 0;
  // What leaned on a row that was taken back, a sale typed by hand among it, would lack units.
  await refuseOverdraft(tx, userId, gone.holdings, null);
  if (gone.removed) await removeEmptyHoldings(tx, userId, gone.holdings);
  await endWaiting(tx, userId, id, settledKeys(understood, outcomes));
  await keepWaiting(tx, userId, id, [...openRows(understood, outcomes), ...unreadRows(report)], at);
  if (report) await storeCursor(tx, userId, id, report.account, report.cursor);
  const { corrected, removed } = gone;
  if (added + removed > 0)
    await noteAdditionBy(
      tx,
      services,
      { userId, origin: 'broker', sessionId: null },
      { kind: 'broker-synchronised', about: { count: added + removed, name: integration.name } },
    );
  return { added: added - corrected, corrected, removed };
}

/** Without portfolios that take nothing: what would go there waits. Nothing where the connection itself is paused. */
async function openOnly(
  tx: Tx,
  services: Services,
  { user_id, id }: IntegrationRow,
  fed: Awaited<ReturnType<typeof lockFed>>,
) {
  const { integrations, portfolios } = await pausedOf(tx, services, user_id);
  if (integrations.has(id)) return undefined;
  const isClosed = (account: string) => portfolios.has(fed.of(account)?.id ?? '');
  return { of: (account: string) => (isClosed(account) ? undefined : fed.of(account)), isClosed };
}

/** What waits from before, and what is new; the newest wording of it counts. */
async function everything(tx: Tx, { user_id, id, broker }: IntegrationRow, report: BrokerReport | null) {
  const waiting = await waitingRows(tx, user_id, id);
  const answers: Record<string, RowAnswer> = Object.fromEntries(
    waiting.map(({ key, answer }) => [key, answer]),
  );
  const read = (bookings: readonly Booking[]) => ({ bookings: [...bookings], ignored: [], rejected: [] });
  const fresh = together(broker, ownFormat(broker), [read(report?.bookings ?? [])]);
  const isReported = new Set([...fresh.keys, ...fresh.partKeys.flat()]);
  const older = waiting.flatMap(({ key, booking, answer }) =>
    booking && !answer.skip && !isReported.has(key) ? [booking] : [],
  );
  const understood = together(broker, ownFormat(broker), [read(older), read(fresh.bookings)]);
  return { understood, answers };
}

/** As rows of a connection are called among others of the ledger. */
const ownFormat = (broker: string) => `${broker} connection`;

/** Takes out of the ledger what the broker took back or tells otherwise now; only what this connection brought. */
async function takeBack(
  tx: Tx,
  { user_id, id, broker }: IntegrationRow,
  { keys, bookings }: Understood,
  { account, cancelled, bookings: reported }: BrokerReport,
): Promise<{ corrected: number; removed: number; holdings: string[] }> {
  const texts = new Map(keys.map((key, n) => [key, bookings[n]!.text]));
  // A tax that was a row of its own and has now become part of its dividend.
  const parts = keysOf(broker, reported).filter((key) => !texts.has(key));
  const brought = await broughtBookings(tx, user_id, id, {
    keys: [...keys, ...parts],
    account,
    references: cancelled,
  });
  const isCancelled = new Set(cancelled);
  const other = brought.filter(({ key, original }) => texts.has(key) && texts.get(key) !== original);
  const gone = brought.filter(
    ({ key, reference }) => !texts.has(key) && (parts.includes(key) || isCancelled.has(reference ?? '')),
  );
  const rows = [...other, ...gone];
  if (rows.length === 0) return { corrected: 0, removed: 0, holdings: [] };
  const holdings = [...new Set(rows.flatMap(({ holding_id }) => holding_id ?? []))];
  await removeTransactions(tx, user_id, [...new Set(rows.map((row) => row.id))]);
  await touchLedger(tx, user_id, [...new Set(rows.map(({ portfolio_id }) => portfolio_id))], holdings);
  const countOf = (of: typeof rows) => new Set(of.map(({ key }) => key)).size;
  return { corrected: countOf(other), removed: countOf(gone), holdings };
}

type Checking = {
  integration: IntegrationRow;
  fed: Pick<Awaited<ReturnType<typeof lockFed>>, 'of'>;
  understood: Understood;
  answers: Record<string, RowAnswer>;
  keys: Known['keys'];
};

async function checked(
  tx: Tx,
  { clock }: Services,
  { integration, fed, understood, answers, keys }: Checking,
): Promise<{ outcomes: Outcome[]; rows: OldRow[] }> {
  const { user_id: userId, broker } = integration;
  const about = aboutOf(understood);
  const today = dayInWarsaw(clock.now());
  const instruments = await resolveInstruments(tx, { userId, locale: 'en', broker, chosen: {} }, about.hints);
  const rates = about.rates.length ? await ratesOn(tx, about.rates) : [];
  const currencies = await currenciesWithRates(tx, today);
  const portfolios = about.accounts.flatMap((account) => {
    const portfolio = fed.of(account);
    return portfolio ? [[account, portfolio] as const] : [];
  });
  const concerned = new Set(instruments.flatMap(({ is }) => is?.id ?? []));
  const portfolioIds = [...new Set(portfolios.map(([, { id }]) => id))];
  const rows = await rowsConcerned(tx, userId, portfolioIds, concerned);
  const outcomes = checkBookings(understood, {
    today,
    instruments: instruments.map(({ is, could }) => (is ? { is } : { could })),
    held: [],
    portfolios: Object.fromEntries(portfolios),
    keys,
    rows,
    answers,
    currency: null,
    currencies: new Set(
      currencies
        .filter(({ title, pln }) => pln !== null || title === 'pln')
        .map(({ title }) => title.toUpperCase()),
    ),
    rates: Object.fromEntries(rates.map(({ day, from, to, rate }) => [`${day} ${from} ${to}`, rate])),
  });
  return { outcomes, rows };
}

/** Of a long ledger only what the new rows may touch: their assets, and cash. */
async function rowsConcerned(
  tx: Tx,
  userId: string,
  portfolioIds: readonly string[],
  instruments: ReadonlySet<string>,
): Promise<OldRow[]> {
  const found: OldRow[] = [];
  if (portfolioIds.length === 0) return found;
  for (let after: string | null = null; ; ) {
    const rows = await rowsAfter(tx, userId, portfolioIds, after, atOnce);
    for (const row of rows)
      if (row.instrumentId === null || instruments.has(row.instrumentId)) found.push(oldRow(row));
    if (rows.length < atOnce) return found;
    after = rows.at(-1)!.id;
  }
}

const isSettled = ({ state, reason }: Outcome) =>
  state !== 'asks' && !(state === 'ignored' && reason?.code === 'skipped');

function settledKeys({ keys, partKeys }: Understood, outcomes: readonly Outcome[]): string[] {
  return keys.flatMap((key, n) => (isSettled(outcomes[n]!) ? [key, ...partKeys[n]!] : []));
}

function openRows({ keys, bookings }: Understood, outcomes: readonly Outcome[]) {
  return outcomes.flatMap(({ state, reason }, n) => {
    const booking = bookings[n]!;
    return state === 'asks' && reason ? [{ key: keys[n]!, booking, reason, original: booking.text }] : [];
  });
}

/** What nobody understands is shown, never dropped; the same text is one. */
function unreadRows(report: BrokerReport | null) {
  const rows = (report?.rejected ?? []).map(({ reason, values, text }) => ({
    key: hash('sha256', `unread ${report!.account} ${text}`, 'hex').slice(0, 32),
    booking: null,
    reason: { code: reason, ...(values && { values }) },
    original: text,
  }));
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
