import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as contract from '../contract.ts';
import { statistics } from './statistics.ts';

export const overview: Registration = {
  name: 'overview',
  calls: (slots) => [bind(contract.statistics, statistics(slots.all(valuedModules)))],
};
