import { setImmediate as others } from 'node:timers/promises';
import type { AnyCall } from '../../foundation/contract.ts';
import { openApiDocument, operation } from './open-api.ts';

/** So many calls are described before others have their turn: some hundredths of a second. */
const atATime = 20;

/**
 * The OpenAPI document once somebody asks for it. Describing every call takes a tenth of a start, and few processes are
 * ever asked; whoever is the first waits for it, others do not.
 */
export function describedWhenAsked(serverUrl: string, calls: readonly AnyCall[]): () => Promise<object> {
  let document: Promise<object> | undefined;
  return () => (document ??= describeAll(serverUrl, calls));
}

async function describeAll(serverUrl: string, calls: readonly AnyCall[]): Promise<object> {
  for (const [at, call] of calls.entries()) {
    operation(call);
    if (at % atATime === atATime - 1) await others();
  }
  return openApiDocument(serverUrl, calls);
}
