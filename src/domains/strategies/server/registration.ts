import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { limitedThings } from '../../billing/server/limited-things.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { portfolioLife } from '../../ledger/server/portfolio-life.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { strategiesFailures } from '../failures.ts';
import * as own from '../own-contract.ts';
import {
  admitRealPortfolio,
  connectStrategy,
  disconnectStrategy,
  exportStrategies,
} from './connect-strategy.ts';
import { countedConnections } from './counted-connections.ts';
import { findStrategies } from './find-strategies.ts';
import { listStrategies, readStrategy } from './list-strategies.ts';
import {
  createOwnStrategy,
  deleteOwnStrategy,
  listOwnStrategies,
  readOwnStrategy,
  restoreOwnStrategy,
  saveOwnStrategy,
} from './own/manage-own-strategies.ts';
import {
  copyStrategy,
  sharedStrategy,
  shareOwnStrategy,
  unshareOwnStrategy,
} from './own/share-own-strategy.ts';
import { rateStrategy, removeStrategyRating } from './rate-strategy.ts';
import { seedDemoStrategies } from './seed-demo-strategies.ts';

export const strategies: Registration = {
  name: 'strategies',
  failures: strategiesFailures,
  calls: () => [
    bind(contract.listStrategies, listStrategies),
    bind(contract.readStrategy, readStrategy),
    bind(contract.connectStrategy, connectStrategy),
    bind(contract.disconnectStrategy, disconnectStrategy),
    bind(contract.rateStrategy, rateStrategy),
    bind(contract.removeStrategyRating, removeStrategyRating),
    bind(own.listOwnStrategies, listOwnStrategies),
    bind(own.createOwnStrategy, createOwnStrategy),
    bind(own.copyStrategy, copyStrategy),
    bind(own.readOwnStrategy, readOwnStrategy),
    bind(own.saveOwnStrategy, saveOwnStrategy),
    bind(own.restoreOwnStrategy, restoreOwnStrategy),
    bind(own.deleteOwnStrategy, deleteOwnStrategy),
    bind(own.shareOwnStrategy, shareOwnStrategy),
    bind(own.unshareOwnStrategy, unshareOwnStrategy),
    bind(own.sharedStrategy, sharedStrategy),
  ],
  fills: [
    searchable.with(findStrategies),
    accountLife.with({ exported: exportStrategies, seedsDemo: seedDemoStrategies }),
    limitedThings.with(countedConnections),
    restorable.with({
      tables: ['own_strategies', 'own_strategy_versions', 'portfolio_strategies', 'strategy_ratings'],
      settle: tellChange,
    }),
    portfolioLife.with({ becomesReal: admitRealPortfolio }),
  ],
};
