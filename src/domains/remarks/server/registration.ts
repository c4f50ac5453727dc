import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { remarkKeeper } from '../../ledger/server/remark-keeper.ts';
import * as decisions from '../decisions-contract.ts';
import { remarksFailures } from '../failures.ts';
import * as tags from '../tags-contract.ts';
import { everyDecision } from './decision-store.ts';
import { keepRemarks } from './keep-remarks.ts';
import { deleteDecision, listDecisions, saveDecision } from './manage-decisions.ts';
import {
  deleteTag,
  listAssetTags,
  listTags,
  renameTag,
  saveAssetTags,
  tagTransactions,
  tellTagged,
} from './manage-tags.ts';
import { seedDemoRemarks } from './seed-demo-remarks.ts';
import { tagRenamed } from './tag-renamed.ts';
import { everyTag } from './tag-store.ts';

export const remarks: Registration = {
  name: 'remarks',
  failures: remarksFailures,
  calls: (slots) => [
    bind(tags.listTags, listTags),
    bind(tags.listAssetTags, listAssetTags),
    bind(tags.saveAssetTags, saveAssetTags),
    bind(tags.tagTransactions, tagTransactions),
    bind(tags.renameTag, renameTag(slots.all(tagRenamed))),
    bind(tags.deleteTag, deleteTag),
    bind(decisions.listDecisions, listDecisions),
    bind(decisions.saveDecision, saveDecision),
    bind(decisions.deleteDecision, deleteDecision),
  ],
  fills: [
    remarkKeeper.with(keepRemarks),
    accountLife.with({
      exported: async (on, { id }) => ({
        tags: await everyTag(on, id),
        decisions: await everyDecision(on, id),
      }),
      seedsDemo: seedDemoRemarks,
    }),
    restorable.with({ tables: ['tags', 'decisions'], settle: tellTagged }),
  ],
};
