import { wholeList } from '../../../foundation/answers.ts';
import type { Context } from '../../../platform/http/context.ts';
import { knownStrategies } from '../../strategies/server/known-strategies.ts';

/** What a strategy to compare with is chosen from. */
export async function listComparable(context: Context) {
  const strategies = await knownStrategies(context);
  return wholeList(strategies.map(({ id, name, isOwn }) => ({ id, name, is_own: isOwn })));
}
