import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as contract from '../contract.ts';
import { bondFailures } from '../failures.ts';
import { exportBonds, seedDemoBonds } from './bond-life.ts';
import { bondsModule } from './bonds-module.ts';
import { exchangeBond, redeemBond, reopenBond } from './close-bond.ts';
import { listBonds } from './list-bonds.ts';
import { listSeries } from './list-series.ts';
import { loadSeries } from './load-series.ts';
import { readBond } from './read-bond.ts';
import { createBond, deleteBond, updateBond } from './record-bond.ts';

export const bonds: Registration = {
  name: 'bonds',
  failures: bondFailures,
  calls: () => [
    bind(contract.listBonds, listBonds),
    bind(contract.createBond, createBond),
    bind(contract.updateBond, updateBond),
    bind(contract.deleteBond, deleteBond),
    bind(contract.readBond, readBond),
    bind(contract.redeemBond, redeemBond),
    bind(contract.reopenBond, reopenBond),
    bind(contract.exchangeBond, exchangeBond),
    bind(contract.listSeries, listSeries),
  ],
  seed: loadSeries,
  fills: [
    accountLife.with({ exported: exportBonds, seedsDemo: seedDemoBonds }),
    valuedModules.with(bondsModule),
  ],
};
