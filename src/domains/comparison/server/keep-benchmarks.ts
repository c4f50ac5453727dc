import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { keepBenchmarks as keepCall } from '../contract.ts';
import { storeBenchmarks } from './choice-store.ts';
import { ownBenchmarks } from './resolve-benchmarks.ts';

/** What somebody compares with the next time (rule CO-1). */
export async function keepBenchmarks(context: Context, { body }: CallInput<typeof keepCall>) {
  const { database, clock } = context.services;
  const benchmarks = await ownBenchmarks(context, body.benchmarks);
  const keys = benchmarks.map(({ key }) => key);
  await storeBenchmarks(database, actorOf(context).userId, keys, clock.now());
  return isDone;
}
