import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { searchable } from '../../search/server/finder.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as contract from '../contract.ts';
import { explainFigure as explainCall } from '../explain/explain-contract.ts';
import { performanceFailures } from '../failures.ts';
import { listGroups as groupsCall } from '../groups-contract.ts';
import { transactionMarks as marksCall } from '../journal/marks-contract.ts';
import * as journal from '../journal/transactions-contract.ts';
import { compareLotMethods as lotMethodsCall } from '../lot-methods-contract.ts';
import { rebalancing as rebalancingCall } from '../rebalancing-contract.ts';
import { portfolioWeights as weightsCall } from '../weights-contract.ts';
import { liquidations } from './basis/liquidations.ts';
import { brokerageModule } from './brokerage-module.ts';
import { compareLotMethods } from './compare-lot-methods.ts';
import { explainFigure } from './explain-figure.ts';
import { exportTransactions } from './export-transactions.ts';
import { findGroups, findHeld } from './find-held.ts';
import { listGroups } from './list-groups.ts';
import { listHoldings } from './list-holdings.ts';
import { listPortfolios } from './list-portfolios.ts';
import { listTransactions } from './list-transactions.ts';
import { portfolioHistory, portfolioPerformance } from './portfolio-performance.ts';
import { portfolioWeights } from './portfolio-weights.ts';
import { rebalancing } from './rebalancing.ts';
import { transactionMarks } from './transaction-marks.ts';

export const performance: Registration = {
  name: 'performance',
  failures: performanceFailures,
  calls: (slots) => [
    bind(contract.listPortfolios, listPortfolios),
    bind(groupsCall, listGroups),
    bind(contract.listHoldings, listHoldings),
    bind(contract.portfolioPerformance, portfolioPerformance(slots.one(liquidations))),
    bind(contract.portfolioHistory, portfolioHistory(slots.one(liquidations))),
    bind(lotMethodsCall, compareLotMethods),
    bind(journal.listTransactions, listTransactions),
    bind(marksCall, transactionMarks),
    bind(journal.exportTransactions, exportTransactions),
    bind(explainCall, explainFigure),
    bind(rebalancingCall, rebalancing),
    bind(weightsCall, portfolioWeights),
  ],
  fills: [
    valuedModules.made((slots) => brokerageModule(slots.one(liquidations))),
    searchable.with(findHeld),
    searchable.with(findGroups),
  ],
};
