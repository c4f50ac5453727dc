import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { readBondOffer } from './bond-offer.ts';
import { findTools } from './find-tools.ts';

export const calculators: Registration = {
  name: 'calculators',
  calls: () => [bind(contract.bondOffer, readBondOffer)],
  fills: [searchable.with(findTools)],
};
