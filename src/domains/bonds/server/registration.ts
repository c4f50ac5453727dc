import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { searchable } from '../../search/server/finder.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as contract from '../contract.ts';
import { bondFailures } from '../failures.ts';
import { importBonds as importCall } from '../import/import-contract.ts';
import * as series from '../series-contract.ts';
import { exportBonds, seedDemoBonds } from './bond-life.ts';
import { bondsModule } from './bonds-module.ts';
import { exchangeBond, redeemBond, reopenBond } from './close-bond.ts';
import { findBonds } from './find-bonds.ts';
import { importBonds } from './import-bonds.ts';
import { listBonds } from './list-bonds.ts';
import { listSeries } from './list-series.ts';
import { fetchSeries, loadSeries, refreshSeries } from './load-series.ts';
import { saveSeries, uploadSeries } from './manage-series.ts';
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
    bind(importCall, importBonds),
    bind(series.listSeries, listSeries),
    bind(series.saveSeries, saveSeries),
    bind(series.uploadSeries, uploadSeries),
  ],
  jobs: (services) => [handles(refreshSeries, () => fetchSeries(services))],
  seed: loadSeries,
  fills: [
    searchable.with(findBonds),
    accountLife.with({ exported: exportBonds, seedsDemo: seedDemoBonds }),
    valuedModules.with(bondsModule),
    restorable.with({ tables: ['bond_own_series', 'bond_holdings'], settle: tellChange }),
  ],
};
