import type { BrokerFailureKind } from './broker-port.ts';

const minute = 60;
const hour = 60 * minute;
/** Between two synchronisations where all is well. */
const usual = 6 * hour;

/** Whoever does not answer is asked again soon, then less and less often; whoever said when is asked then. */
const firstPause: Record<BrokerFailureKind | 'fault', number> = {
  rateLimited: 2 * minute,
  unavailable: 5 * minute,
  changed: usual,
  fault: usual,
  credentials: 24 * hour,
};

/** Seconds until a connection is due again; `failures` counts those in a row. */
export function secondsToNextTry(
  failed: {
    kind: BrokerFailureKind | 'fault';
    failures: number;
    retryAfterSeconds?: number | undefined;
  } | null,
): number {
  if (!failed) return usual;
  const { kind, failures, retryAfterSeconds = 0 } = failed;
  const pause = firstPause[kind] * 2 ** Math.min(failures - 1, 10);
  return Math.max(Math.min(pause, Math.max(usual, firstPause[kind])), Math.min(retryAfterSeconds, 24 * hour));
}
