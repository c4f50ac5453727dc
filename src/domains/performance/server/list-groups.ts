import { wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { groupsOf } from '../../ledger/server/groups/group-store.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import { groupFigures } from '../figures/group-figures.ts';
import { totalsOf } from '../figures/ledger-values.ts';
import type { listGroups as listCall } from '../groups-contract.ts';
import { portfolioStamp } from './ledger-stamp.ts';
import { valueLedger } from './value-ledger.ts';

/** Remembered like other figures; the groups themselves are read each time. */
export async function listGroups(context: Context, { query }: CallInput<typeof listCall>) {
  const reading = groupsOf(context.services.database, actorOf(context).userId);
  const stampOf = async () => {
    const [stamp, groups] = await Promise.all([portfolioStamp(context), reading]);
    return `${stamp} ${JSON.stringify(groups)}`;
  };
  return remembered(context, ['portfolio groups', query], stampOf, async () => {
    const groups = await reading;
    if (groups.length === 0) return wholeList([]);
    const ledger = await valueLedger(context, query);
    return wholeList(groupFigures(ledger, totalsOf(ledger), groups, context.locale));
  });
}
