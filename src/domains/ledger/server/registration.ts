import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { limitedThings } from '../../billing/server/limited-things.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { versionNames } from '../../changes/server/version-names.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { heldInstruments } from '../../market-data/server/quotes/held-instruments.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { ledgerFailures } from '../failures.ts';
import * as groups from '../groups-contract.ts';
import { countedPortfolios } from './counted-portfolios.ts';
import { seedDemoPortfolios } from './demo/seed-demo-portfolios.ts';
import { exportLedger } from './export-ledger.ts';
import { createGroup, deleteGroup, updateGroup } from './groups/manage-groups.ts';
import { restoredLedger } from './history/restore-ledger.ts';
import { namesOfVersions } from './history/version-names.ts';
import { heldInstruments as readHeldInstruments } from './holding-store.ts';
import { portfolioChanged } from './ledger-events.ts';
import { createHolding, deleteHolding, updateHolding } from './manage-holdings.ts';
import { createPortfolio, deletePortfolio, forgetPortfolios, updatePortfolio } from './manage-portfolios.ts';
import { portfolioLife } from './portfolio-life.ts';
import { listProposedSplits } from './proposed-splits.ts';
import { createTransaction, updateTransaction } from './record-transaction.ts';
import { remarkKeeper } from './remark-keeper.ts';
import { changeTransactions, deleteTransaction } from './remove-transactions.ts';
import { findTransactionsByWords } from './search/find-transactions.ts';

export const ledger: Registration = {
  name: 'ledger',
  failures: ledgerFailures,
  calls: (slots) => [
    bind(contract.createPortfolio, createPortfolio),
    bind(contract.updatePortfolio, updatePortfolio(slots.all(portfolioLife))),
    bind(contract.deletePortfolio, deletePortfolio),
    bind(groups.createGroup, createGroup),
    bind(groups.updateGroup, updateGroup),
    bind(groups.deleteGroup, deleteGroup),
    bind(contract.createHolding, createHolding),
    bind(contract.updateHolding, updateHolding),
    bind(contract.deleteHolding, deleteHolding),
    bind(contract.createTransaction, createTransaction(slots.one(remarkKeeper))),
    bind(contract.updateTransaction, updateTransaction(slots.one(remarkKeeper))),
    bind(contract.deleteTransaction, deleteTransaction),
    bind(contract.changeTransactions, changeTransactions),
    bind(contract.listProposedSplits, listProposedSplits),
  ],
  events: [portfolioChanged],
  fills: [
    searchable.with(findTransactionsByWords),
    accountLife.with({ removed: forgetPortfolios, exported: exportLedger, seedsDemo: seedDemoPortfolios }),
    heldInstruments.with(readHeldInstruments),
    limitedThings.with(countedPortfolios),
    restorable.with(restoredLedger),
    versionNames.with(namesOfVersions),
  ],
};
