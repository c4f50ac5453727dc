import { Failure } from '../../../../foundation/failure.ts';
import type { Services } from '../../../../platform/services.ts';
import { shareUser } from '../../../identity/server/user-store.ts';
import { markSynchronized } from '../../../ledger/server/portfolio-store.ts';
import {
  type BrokerAccount,
  type BrokerConnection,
  BrokerFailure,
  type BrokerFailureKind,
} from '../../broker-port.ts';
import { secondsToNextTry } from '../../next-try.ts';
import type { SyncResult } from '../../sync-result.ts';
import { accountsOf } from '../account-store.ts';
import { addAccounts, lockFed } from '../connecting/choose-portfolio.ts';
import { openCredentials } from '../connecting/sealed-credentials.ts';
import { integrationChanged } from '../integration-events.ts';
import { type IntegrationRow, integrationById, postpone, storeEnd } from '../integration-store.ts';
import { openConnection } from '../known-brokers.ts';
import { isPaused, pausedOf } from '../paused.ts';
import { compareAccounts, type Statement } from './compare-account.ts';
import type { Asked } from './synchronisation-jobs.ts';
import { type BrokerReport, type Taken, takeIn } from './take-in.ts';
import { tellOfEnd } from './tell-of-synchronisation.ts';

/** Of the whole, so that nobody waits for a broker that never ends. */
const mostSeconds = 300;
/** So many bookings go into the ledger at once; with those before them the cursor is kept. */
const atOnce = 500;
const mostPages = 20_000;

type Sums = Omit<SyncResult, 'is' | 'failure' | 'waiting'>;

/**
 * Brings what a broker has since it was asked last. What was brought before a failure stays, with how far it came, so
 * that the next try goes on from there.
 */
export async function synchronise(services: Services, { userId, id, isDue }: Asked): Promise<void> {
  const { database, clock } = services;
  const row = await integrationById(database, userId, id);
  if (!row || row.status === 'disconnected' || !row.credentials) return;
  const paused = await pausedOf(database, services, userId);
  if (isPaused(row, paused)) {
    await postpone(database, userId, id, new Date(clock.now().getTime() + secondsToNextTry(null) * 1000));
    return;
  }
  const isEarly = row.next_try_at !== null && row.next_try_at > clock.now();
  // Asked for by hand it is tried at once, unless the broker itself said when.
  if (isEarly && (isDue || row.last_result?.failure === 'rateLimited')) return;
  const sums: Sums = { added: 0, corrected: 0, removed: 0 };
  let failed: Failed | null = null;
  let statement: Statement | null = null;
  try {
    const credentials = openCredentials(services.secrets, { userId, id }, row.credentials);
    if (!credentials) throw new BrokerFailure('credentials', 'the keys were sealed with another secret');
    const signal = AbortSignal.timeout(mostSeconds * 1000);
    const connection = openConnection(services, row, credentials, signal);
    const found = await connection.accounts();
    await database.transaction((tx) => addAccounts(tx, services, row, found));
    const accounts = await openAccounts(services, row, found);
    for (const account of accounts) await readAccount(services, row, connection, account, sums);
    statement = await statementOf(connection, accounts);
  } catch (error) {
    failed = noticed(services, row, error);
  }
  await end(services, row, { sums, failed, statement }).catch((error: unknown) =>
    // What cannot be compared must not be tried again and again without a word.
    end(services, row, { sums, failed: noticed(services, row, error), statement: null }),
  );
}

/** Those whose portfolio takes something (BL-17). */
async function openAccounts(services: Services, row: IntegrationRow, found: readonly BrokerAccount[]) {
  const { database } = services;
  const known = row.portfolios === 'each' ? await accountsOf(database, row.user_id, row.id) : [];
  const { portfolios } = await pausedOf(database, services, row.user_id);
  const closed = new Set(
    known.filter((one) => portfolios.has(one.portfolio_id ?? '')).map(({ account }) => account),
  );
  return found.map(({ id }) => id).filter((id) => !closed.has(id));
}

async function statementOf(connection: BrokerConnection, accounts: readonly string[]): Promise<Statement> {
  const stated: Statement = [];
  for (const account of accounts)
    stated.push({
      account,
      cash: await connection.balances(account),
      positions: await connection.positions(account),
    });
  return stated;
}

type Failed = {
  kind: BrokerFailureKind | 'fault';
  failures: number;
  retryAfterSeconds?: number | undefined;
  why: string;
};

function noticed({ log }: Services, { id, broker, failures }: IntegrationRow, error: unknown): Failed {
  const failed = failureOf(error, failures + 1);
  const isFault = failed.kind === 'fault';
  log[isFault ? 'error' : 'warn'](
    { err: isFault ? error : undefined, integration: id, broker, failure: failed.why },
    'synchronisation failed',
  );
  return failed;
}

function failureOf(error: unknown, failures: number): Failed {
  if (error instanceof BrokerFailure) {
    const { kind, retryAfterSeconds, message } = error;
    return { kind, failures, retryAfterSeconds, why: message };
  }
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  return { kind: isSlow ? 'unavailable' : 'fault', failures, why: isSlow ? 'took too long' : 'fault' };
}

/** Page by page; what came before a page that failed is kept. */
async function readAccount(
  services: Services,
  row: IntegrationRow,
  connection: BrokerConnection,
  account: string,
  sums: Sums,
): Promise<void> {
  let report: BrokerReport | null = null;
  const keep = async () => {
    if (report) add(sums, await take(services, row, report));
    report = null;
  };
  let cursor = row.cursors[account];
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await connection.activities(account, cursor).catch(async (error: unknown) => {
      await keep();
      throw error;
    });
    report = joined(report, { ...page, account });
    if (page.isLast) return keep();
    if (page.cursor === cursor) break;
    cursor = page.cursor;
    if (report.bookings.length >= atOnce) await keep();
  }
  await keep();
  throw new BrokerFailure('changed', 'pages without end');
}

function joined(before: BrokerReport | null, next: BrokerReport): BrokerReport {
  if (!before) return next;
  return {
    ...next,
    bookings: [...before.bookings, ...next.bookings],
    rejected: [...before.rejected, ...next.rejected],
    cancelled: [...before.cancelled, ...next.cancelled],
  };
}

/** A correction that the ledger's rules do not allow is left out: the comparison then tells of it. */
async function take(
  { database, ...rest }: Services,
  integration: IntegrationRow,
  report: BrokerReport,
): Promise<Taken> {
  const services = { database, ...rest };
  const taking = (asReported: boolean) =>
    database.transaction((tx) => takeIn(tx, services, { integration, report, asReported }));
  try {
    return await taking(true);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return taking(false);
  }
}

function add(sums: Sums, taken: Taken): void {
  sums.added += taken.added;
  sums.corrected += taken.corrected;
  sums.removed += taken.removed;
}

type End = { sums: Sums; failed: Failed | null; statement: Statement | null };

async function end(services: Services, row: IntegrationRow, { sums, failed, statement }: End): Promise<void> {
  const { database, clock, events } = services;
  const { user_id: userId, id } = row;
  const at = clock.now();
  await database.transaction(async (tx) => {
    const now = await integrationById(tx, userId, id);
    if (!now) return;
    if (!(await shareUser(tx, userId))) return;
    // Then the portfolio (SF-11); held, so that what the person records meanwhile is not told as missing.
    const fed = await lockFed(tx, now);
    const comparison = statement && (await compareAccounts(tx, at, now, statement, fed));
    const { portfolios: closed } = await pausedOf(tx, services, userId);
    const open = fed.portfolios.filter((one) => !closed.has(one.id));
    if (!failed) for (const one of open) await markSynchronized(tx, userId, one.id, at);
    await storeEnd(tx, userId, id, {
      result: {
        is: failed ? 'failed' : 'done',
        failure: failed?.kind ?? null,
        ...sums,
        waiting: now.waiting,
      },
      differences: comparison,
      isValidated: failed?.kind === 'credentials' ? false : !failed || row.is_validated,
      nextTry: new Date(at.getTime() + secondsToNextTry(failed) * 1000),
      failures: failed?.failures ?? 0,
      at,
    });
    const isPaper = fed.portfolios.length > 0 && fed.portfolios.every(({ is_virtual }) => is_virtual);
    await tellOfEnd(tx, services, now, { failed, comparison, isPaper });
    await events.publish(tx, integrationChanged.of(userId));
  });
}
