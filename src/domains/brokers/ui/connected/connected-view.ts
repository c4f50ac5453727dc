import type { IntegrationOutput } from '../../contract.ts';

export type ConnectedState =
  | 'disconnected'
  | 'paused'
  | 'running'
  | 'first'
  | 'homeless'
  | 'failed'
  | 'differs'
  | 'waits'
  | 'synchronised';

type Fed = Pick<IntegrationOutput, 'portfolio_id' | 'account_portfolios'>;
type Standing = Fed &
  Pick<IntegrationOutput, 'status' | 'is_read_only' | 'last_result' | 'comparison' | 'waiting'>;

/** What is said of a connection in one word: first what needs the person. */
export function connectedState(one: Standing, isRunning = false): ConnectedState {
  if (one.status === 'disconnected') return 'disconnected';
  if (one.is_read_only) return 'paused';
  if (isHomeless(one)) return 'homeless';
  if (one.last_result === null) return 'first';
  if (isRunning) return 'running';
  if (one.last_result.is === 'failed') return 'failed';
  if (hasDifferences(one)) return 'differs';
  return one.waiting > 0 ? 'waits' : 'synchronised';
}

/** Of a broker that is no longer connected, or whose portfolio is gone, nothing is compared. */
export function hasDifferences(one: Omit<Standing, 'last_result' | 'waiting' | 'is_read_only'>): boolean {
  if (one.status === 'disconnected' || one.portfolio_id === null) return false;
  return (one.comparison?.differences.length ?? 0) > 0;
}

/** The portfolio of an account was deleted. */
export function isHomeless({ portfolio_id, account_portfolios }: Fed): boolean {
  return portfolio_id === null || account_portfolios.some((one) => one.portfolio_id === null);
}

/** Where the accounts go, each portfolio once. */
export function fedBy<Portfolio extends { id: string }>(
  { portfolio_id, account_portfolios }: Fed,
  portfolios: readonly Portfolio[],
): Portfolio[] {
  const ids = account_portfolios.length ? account_portfolios.map((one) => one.portfolio_id) : [portfolio_id];
  return portfolios.filter(({ id }) => ids.includes(id));
}

export function isConnected({ status }: Pick<Standing, 'status'>): boolean {
  return status !== 'disconnected';
}

/** A broker that said when to come back is not asked before, whoever wants it. */
export function mustWait(
  { last_result, next_try_at }: Pick<IntegrationOutput, 'last_result' | 'next_try_at'>,
  now: Date,
): boolean {
  if (last_result?.failure !== 'rateLimited' || next_try_at === null) return false;
  return new Date(next_try_at) > now;
}

/** Changes with every synchronisation that ended. */
export function markOfEnd(
  one: Pick<IntegrationOutput, 'last_result' | 'next_try_at' | 'last_synced_at'>,
): string {
  return JSON.stringify([one.last_result, one.next_try_at, one.last_synced_at]);
}

type Comparison = NonNullable<IntegrationOutput['comparison']>;
export type ShownDifference = Comparison['differences'][number];
export type ShownExplanation = Comparison['explanations'][number];

/** What no row that we can think of would explain. */
export function unexplained({ differences, explanations }: Comparison): ShownDifference[] {
  const explained = new Set(explanations.flatMap(({ explains }) => explains));
  return differences.filter(({ of }) => !explained.has(of));
}

/** The differences that a row would remove, as the server wants to hear of them: as the person saw them. */
export function differencesOf(
  { differences }: Pick<Comparison, 'differences'>,
  of: readonly string[],
): Pick<ShownDifference, 'of' | 'difference'>[] {
  return differences
    .filter((one) => of.includes(one.of))
    .map((one) => ({ of: one.of, difference: one.difference }));
}
