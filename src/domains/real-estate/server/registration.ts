import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { searchable } from '../../search/server/finder.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as addresses from '../addresses-contract.ts';
import * as contract from '../contract.ts';
import { realEstateFailures } from '../failures.ts';
import { readAddress, readMap, searchAddresses } from './addresses/search-addresses.ts';
import { exportProperties } from './export-properties.ts';
import { findProperties } from './find-properties.ts';
import { createProperty, deleteProperty, updateProperty } from './manage-properties.ts';
import {
  addFlow,
  addValuation,
  removeFlow,
  removeLoan,
  removeValuation,
  saveLoan,
  updateFlow,
} from './manage-property-book.ts';
import { listProperties, listPropertyNames, propertyCourse, readProperty } from './read-properties.ts';
import { realEstateModule } from './real-estate-module.ts';
import { seedDemoProperties } from './seed-demo-properties.ts';

export const realEstate: Registration = {
  name: 'real-estate',
  failures: realEstateFailures,
  calls: () => [
    bind(contract.listProperties, listProperties),
    bind(contract.listPropertyNames, listPropertyNames),
    bind(contract.createProperty, createProperty),
    bind(contract.updateProperty, updateProperty),
    bind(contract.deleteProperty, deleteProperty),
    bind(contract.readProperty, readProperty),
    bind(contract.propertyCourse, propertyCourse),
    bind(contract.addValuation, addValuation),
    bind(contract.removeValuation, removeValuation),
    bind(contract.addFlow, addFlow),
    bind(contract.updateFlow, updateFlow),
    bind(contract.removeFlow, removeFlow),
    bind(contract.saveLoan, saveLoan),
    bind(contract.removeLoan, removeLoan),
    bind(addresses.searchAddresses, searchAddresses),
    bind(addresses.readAddress, readAddress),
    bind(addresses.readMap, readMap),
  ],
  fills: [
    searchable.with(findProperties),
    accountLife.with({ exported: exportProperties, seedsDemo: seedDemoProperties }),
    valuedModules.with(realEstateModule),
    restorable.with({
      tables: ['properties', 'property_valuations', 'property_flows', 'property_loans'],
      settle: tellChange,
    }),
  ],
};
