import type { Policy } from '../engine/policy.ts';

/** Never trades. From all cash it therefore never invests. */
export function hold(): Policy {
  return { name: 'Hold', decide() {} };
}
