/** What became of a try: the mail may go out later, never, or nobody reads that address at all. */
export type DeliveryFault = { kind: 'later' | 'never' | 'nobody there'; reason: string };

type SmtpError = Error & { responseCode?: number; code?: string; command?: string; response?: string };

/** The mailbox is full, or we are not welcome: that may be another tomorrow. */
const passing = /\b5\.(?:2\.2|7\.\d+)\b/;
const ofUs = /\brelay/i;

const longestReason = 500;

/**
 * Only what the server says of this mail or its recipient is final. Where it refuses us, our password or our sender,
 * the mail waits until the operator has mended that.
 */
export function faultOf(error: unknown): DeliveryFault {
  const { message, responseCode = 0, code, command, response = '' } = error as SmtpError;
  const reason = message.slice(0, longestReason);
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'never', reason };
  if (responseCode < 500) return { kind: 'later', reason };
  if (command === 'RCPT TO') {
    if (ofUs.test(response)) return { kind: 'later', reason };
    return { kind: passing.test(response) ? 'never' : 'nobody there', reason };
  }
  return { kind: command === 'DATA' ? 'never' : 'later', reason };
}

const minute = 60;
const hour = 60 * minute;
const pauses = [10, 30, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 4 * hour];
const givenUpAfter = 48 * hour;

/** Seconds until the next try: soon at first, then ever later; nothing once the mail has waited two days (N-7). */
export function pauseAfter(tries: number, waitedSeconds: number): number | undefined {
  const pause = pauses[Math.min(tries, pauses.length) - 1]!;
  return waitedSeconds + pause > givenUpAfter ? undefined : pause;
}
