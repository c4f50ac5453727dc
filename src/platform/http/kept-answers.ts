import type { AnyCall } from '../../foundation/contract.ts';

type Written = { output?: unknown; json?: Buffer };

const kept = new WeakMap<object, Written>();

/**
 * Marks an answer that an operation keeps and will give again as the same object: it is checked by the contract and
 * written as JSON once, however often it is asked for. Whoever keeps it must never change it.
 */
export function keepAnswer<T extends object>(answer: T): T {
  if (!kept.has(answer)) kept.set(answer, {});
  return answer;
}

/** The answer as the contract lets it out. */
export function outputOf(call: AnyCall, answer: unknown): unknown {
  const written = writtenOf(answer);
  if (!written) return call.output.parse(answer);
  written.output ??= call.output.parse(answer);
  return written.output;
}

/** The text of a kept answer; nothing for one that is made for this request alone. */
export function jsonOf(call: AnyCall, answer: unknown): Buffer | undefined {
  const written = writtenOf(answer);
  if (!written) return undefined;
  written.json ??= Buffer.from(JSON.stringify(outputOf(call, answer)));
  return written.json;
}

function writtenOf(answer: unknown): Written | undefined {
  return typeof answer === 'object' && answer !== null ? kept.get(answer) : undefined;
}
